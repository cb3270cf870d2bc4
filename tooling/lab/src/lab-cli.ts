/**
 * `npm run lab -- <name> [options]`: what measures, attacks or rehearses the built product. Most of it is too long, or needs too
 * much of the machine, for `npm test`; `npm run test:full` runs what can fail. Without a name it lists what there is.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

interface Experiment {
  does: string
  run: () => Promise<unknown>
  /** What is built before. @default the demo sites */
  builds?: 'packages' | 'nothing'
}

const experiments: Readonly<Record<string, Experiment>> = {
  accessibility: {
    does: 'looks at every kind of page, and writes the accessibility report; --keep, or a kind of page',
    run: async () =>
      pnpm('--filter', '@milepost/e2e', 'run', 'accessibility', ...process.argv.slice(2)),
  },
  attack: {
    does: 'attacks a site from outside; --quick, --only=<class>, --seed=<number>',
    run: () => import('./attack/attack-cli.ts'),
  },
  bench: {
    does: 'compares the packages with other libraries; their own folders say which',
    run: async () => pnpm('exec', 'turbo', 'run', 'bench', '--concurrency=1', '--ui=stream'),
    builds: 'packages',
  },
  cache: {
    does: 'puts Varnish before two servers, and kills both',
    run: () => import('./rehearse/cache-cli.ts'),
  },
  day: {
    does: 'a giving day in three minutes',
    run: () => import('./rehearse/day-cli.ts'),
  },
  image: {
    does: 'builds the files of the container image as Docker would, and starts them',
    run: () => import('./rehearse/image-cli.ts'),
    builds: 'nothing',
  },
  interactions: {
    does: 'how long a slow phone takes to answer a press',
    run: () => import('./load/interactions.ts'),
  },
  kills: {
    does: 'kills a site and its platform a hundred times',
    run: () => import('./rehearse/kills-cli.ts'),
  },
  lighthouse: {
    does: 'weighs every kind of page, and runs Lighthouse',
    run: () => import('./load/perf.ts'),
  },
  load: {
    does: 'pages per second, memory, growth, and rendering beside plain React Router',
    run: () => import('./load/load.ts'),
  },
  mutate: {
    does: 'changes the code, and looks which change no test notices; --sample, or a package',
    run: () => import('./mutate/mutate-cli.ts'),
    builds: 'nothing',
  },
  nodes: {
    does: 'uses the packed packages with the Node that started npm',
    run: () => import('./outside/each-node-cli.ts'),
    builds: 'packages',
  },
  outside: {
    does: 'uses the packed packages as other teams would; applications, site',
    run: () => import('./outside/outside.ts'),
    builds: 'packages',
  },
  poison: {
    does: 'tries to poison nginx and Varnish; --quick',
    run: () => import('./rehearse/poison-cli.ts'),
  },
  release: {
    does: 'versions, packs, publishes to a registry of its own, and updates projects',
    run: () => import('./rehearse/release-cli.ts'),
    builds: 'nothing',
  },
  routes: {
    does: 'compares every answer of the demo sites with those of a commit',
    run: () => import('./rehearse/routes/routes-cli.ts'),
    builds: 'nothing',
  },
  sites: {
    does: 'two hundred sites in one process',
    run: () => import('./load/many-sites.ts'),
  },
  worker: {
    does: 'starts the site on the runtime of a worker',
    run: () => import('./rehearse/worker-cli.ts'),
  },
}

const filters = {
  packages: './packages/*',
  site: '@milepost/site',
}

function pnpm(...args: string[]): void {
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: 'inherit',
  })
}

// What is left of the arguments is the experiment's own.
const [name = ''] = process.argv.splice(2, 1)
const experiment = experiments[name]
if (experiment === undefined) {
  const lines = Object.entries(experiments).map(([key, { does }]) => `  ${key.padEnd(13)} ${does}`)
  console.log(`npm run lab -- <name> [options]\n\n${lines.join('\n')}`)
  process.exitCode = name === '' ? 0 : 1
} else {
  const { builds = 'site', run } = experiment
  if (builds !== 'nothing') {
    const filter = filters[builds]
    pnpm('exec', 'turbo', 'run', 'build', `--filter=${filter}`, '--output-logs=errors-only')
  }
  await run()
}
