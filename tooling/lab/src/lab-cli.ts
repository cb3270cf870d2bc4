/**
 * `npm run lab -- <name> [options]`: what measures, attacks or rehearses the built product. Most of it takes too long, or needs too
 * much of the machine, for `npm test`; `npm run test:full` runs what can fail. Without a name it lists the experiments.
 */
import { execFileSync } from 'node:child_process'
import { log, root } from './processes.ts'

/** By name: a description, the module with a function of that name, and what is built before (the demo sites by default). */
const experiments: Readonly<
  Record<string, readonly [does: string, module: string, builds?: string]>
> = {
  attack: ['attacks a site from outside; --quick, --only=<class>, --seed=<n>', 'attack/attack'],
  cache: ['puts Varnish in front of two servers, and kills both', 'cache'],
  day: ['a giving day in three minutes', 'day'],
  image: ['builds the container image as Docker would, and starts it', 'image', ''],
  kills: ['kills a site and its platform a hundred times', 'kills'],
  lighthouse: ['runs Lighthouse, and weighs what comes before the first paint', 'lighthouse'],
  load: ['pages per second, memory, and growth', 'load'],
  mutate: ['lists changes that no test notices; --sample, --files, or packages', 'mutate', ''],
  outside: [
    'uses the packed packages; applications, site, nodes',
    'outside/outside',
    './packages/*',
  ],
  poison: ['tries to poison nginx and Varnish; --quick', 'poison'],
  routes: ['compares every response of the demo sites with those of a commit', 'routes', ''],
  sites: ['two hundred sites in one process', 'sites'],
  worker: ['starts the site on the runtime of a worker', 'worker'],
}

/** Other experiments are commands of pnpm. */
const commands: Readonly<Record<string, readonly [does: string, command: string, builds: string]>> =
  {
    accessibility: [
      'checks every kind of page, and writes the report; --keep, or a kind of page',
      '--filter @milepost/e2e run accessibility',
      '@milepost/site',
    ],
    bench: [
      'compares the packages with other libraries',
      'exec turbo run bench --concurrency=1 --ui=stream',
      './packages/*',
    ],
  }

function pnpm(...args: string[]): void {
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', ...args], { cwd: root, stdio: 'inherit' })
}

function build(filter: string): void {
  // A task of turbo depends on the build.
  if (filter === '' || process.env['TURBO_HASH'] !== undefined) return
  pnpm('exec', 'turbo', 'run', 'build', `--filter=${filter}`, '--output-logs=errors-only')
}

// The rest of the arguments belongs to the experiment.
const [name = ''] = process.argv.splice(2, 1)
const experiment = experiments[name]
const command = commands[name]
if (experiment) {
  const [, module, filter = '@milepost/site'] = experiment
  build(filter)
  try {
    const found = (await import(`./${module}.ts`)) as Record<string, () => Promise<void>>
    await found[name]?.()
    log(`${name}: passed`)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
} else if (command) {
  build(command[2])
  pnpm(...command[1].split(' '), ...process.argv.slice(2))
} else {
  console.log('npm run lab -- <name> [options]\n')
  for (const [key, [does]] of Object.entries({ ...experiments, ...commands }))
    console.log(`  ${key.padEnd(13)} ${does}`)
  process.exitCode = name === '' ? 0 : 1
}
