import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runForeignSite } from './foreign-site.ts'
import { runFundraisingSite } from './fundraising-site.ts'
import { listeningOrigin } from './listening-origin.ts'
import { runSupporterApplications } from './supporter-applications.ts'

const root = join(import.meta.dirname, '../../..')
const packed = ['measures', 'platform', 'content', 'sandbox']
/** Packed too, and installed in applications of their own. */
const alone = ['server', 'ui', 'forms', 'supporter', 'framework']
const minuteMs = 60_000

const folder = mkdtempSync(join(tmpdir(), 'milepost-outside-'))
try {
  for (const name of [...packed, ...alone]) {
    run(
      'npx',
      ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder],
      join(root, 'packages', name),
    )
  }
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  const dependencies = Object.fromEntries(
    packed.map((name) => [
      `@milepost/${name}`,
      `file:./${tarballs.find((file) => file.startsWith(`milepost-${name}-`))}`,
    ]),
  )
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies,
    devDependencies: { '@types/node': '24', typescript: '6.0.3' },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  cpSync(join(import.meta.dirname, '../scratch'), folder, { recursive: true })
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error'],
    folder,
  )
  run(join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], folder)
  run(process.execPath, ['main.mjs'], folder)
  run(process.execPath, ['main.cjs'], folder)
  await withSandbox([], async (origin) => {
    runExample(origin)
    await runSupporterApplications(join(folder, 'supporter'), {
      tarballs: folder,
      sandboxOrigin: origin,
    })
  })
  await runForeignSite(join(folder, 'foreign-site'), folder)
  await runFundraisingSite(join(folder, 'fundraising-site'), folder, withSandbox)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Starts `npx @milepost/sandbox` alone, and ends it when the work is done. */
async function withSandbox(
  args: readonly string[],
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const sandbox = spawn(
    'npx',
    ['--no-install', '@milepost/sandbox', '--port', '0', '--database', ':memory:', ...args],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  )
  try {
    await work(await listeningOrigin(sandbox, 'The sandbox'))
  } finally {
    // With its group: npx stands between us and the sandbox.
    if (sandbox.pid !== undefined) process.kill(-sandbox.pid, 'SIGTERM')
  }
}

/** The first example of the documentation. */
function runExample(origin: string): void {
  const documentation = readFileSync(join(root, 'docs/platform/README.md'), 'utf8')
  const example = /```ts\n([^]*?)```/.exec(documentation)?.[1] ?? ''
  writeFileSync(join(folder, 'example.mts'), example.replace('http://localhost:4100', origin))
  const output = execFileSync(process.execPath, ['example.mts'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 5 * minuteMs,
  })
  const lines = output.trim().split('\n')
  if (!lines[0]?.startsWith('1. ')) throw new Error(`The example said: ${output}`)
  console.log(`outside (npx @milepost/sandbox): a leaderboard of ${lines.length}, ${lines[0]}`)
}

function run(command: string, args: readonly string[], cwd: string): void {
  try {
    execFileSync(command, [...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 10 * minuteMs,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((line) => line.startsWith('outside'))
      .forEach((line) => console.log(line))
  } catch (error) {
    const output = (error as { stdout?: string }).stdout ?? ''
    console.error(output)
    throw new Error(`${command} ${args.join(' ')} failed`, { cause: error })
  }
}
