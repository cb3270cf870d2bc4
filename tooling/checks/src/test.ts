/**
 * `npm test`: everything that must hold, in one go, on a fresh clone. Each stage runs even when an
 * earlier one failed, so that one run tells all; the last line is `N passed, N failed`.
 *
 * `npm run test:full` runs the same stages in their long versions: ten times as many random cases, of
 * the sanitiser 100,000, a hundred kills of the sandbox, and every attack. Browser tests see `FULL=1`, too.
 */
import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { ensureNginx } from './ensure-nginx.ts'
import { readTestReports, reportPattern } from './test-reports.ts'

const root = resolve(import.meta.dirname, '../../..')
const pnpm = ['--yes', 'pnpm@12.21.0']
const minuteMs = 60_000
const isFull = process.argv.includes('--full')
const looksForNewCases = process.env['FUZZ_SEED'] === 'random'

interface Stage {
  name: string
  command: readonly [string, ...string[]]
  /** Ends what hangs: ten times what the stage takes on two cores, so that one slow core is no failure. */
  timeoutMs: number
  /** Stages that write a JSON report are counted by their tests; the others count as one. */
  reports?: boolean
}

const turbo = (...args: string[]): [string, ...string[]] => [
  'npx',
  ...pnpm,
  'exec',
  'turbo',
  'run',
  ...args,
  '--concurrency=2',
  '--output-logs=new-only',
  '--continue',
  // A run that found nothing does not say that the next one would not.
  ...(looksForNewCases ? ['--force'] : []),
]

const stages: readonly Stage[] = [
  { name: 'format', command: ['oxfmt', '--check'], timeoutMs: 3 * minuteMs },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], timeoutMs: 10 * minuteMs },
  {
    name: 'repository checks',
    command: ['node', 'tooling/checks/src/repository-cli.ts'],
    timeoutMs: 5 * minuteMs,
  },
  {
    name: 'exports of the packages',
    command: ['node', 'tooling/checks/src/api-cli.ts'],
    timeoutMs: 10 * minuteMs,
  },
  { name: 'types', command: turbo('typecheck'), timeoutMs: 30 * minuteMs },
  // After the types, which bring the routes' generated ones.
  {
    name: 'unused code and dependencies',
    command: ['knip', '--no-progress', '--no-config-hints'],
    timeoutMs: 10 * minuteMs,
  },
  { name: 'types of stories', command: ['tsc', '-p', '.storybook'], timeoutMs: 10 * minuteMs },
  {
    name: 'unit and contract tests',
    command: turbo('test'),
    timeoutMs: 60 * minuteMs,
    reports: true,
  },
  {
    name: 'changes that no test notices',
    command: ['node', 'tooling/mutate/src/mutate-cli.ts', '--sample'],
    timeoutMs: 10 * minuteMs,
  },
  { name: 'build', command: turbo('build'), timeoutMs: 30 * minuteMs },
  {
    name: 'packages from outside',
    command: ['node', 'tooling/outside/src/outside.ts'],
    timeoutMs: 20 * minuteMs,
  },
  {
    name: 'stories',
    command: ['vitest', 'run'],
    timeoutMs: 60 * minuteMs,
    reports: true,
  },
  {
    name: 'browser tests',
    command: ['npx', ...pnpm, '--filter', '@milepost/e2e', 'run', 'e2e'],
    timeoutMs: 120 * minuteMs,
    reports: true,
  },
  {
    name: 'attacks',
    command: [
      'node',
      '--conditions=@milepost/source',
      'tooling/attack/src/attack-cli.ts',
      ...(isFull ? [] : ['--quick']),
    ],
    timeoutMs: 10 * minuteMs,
  },
  {
    name: 'requirement coverage',
    command: ['node', 'tooling/checks/src/spec-coverage-cli.ts'],
    timeoutMs: 5 * minuteMs,
  },
]

const environment = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(isFull && {
    FULL: '1',
    FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '100000',
    FUZZ_RUNS_FACTOR: process.env['FUZZ_RUNS_FACTOR'] ?? '10',
  }),
}

function run(stage: Stage): boolean {
  const startedMs = Date.now()
  console.log(`\n── ${stage.name}`)
  const [command, ...args] = stage.command
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: stage.timeoutMs * (isFull ? 12 : 1),
    env: { ...process.env, ...environment },
  })
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
  const ok = result.status === 0
  console.log(`── ${stage.name}: ${ok ? 'passed' : 'FAILED'} (${seconds} s)`)
  return ok
}

// Reports of an earlier run must not count; turbo puts back those of tests it did not need to run.
for (const report of globSync(reportPattern, { cwd: root })) rmSync(join(root, report))

const failedStages: string[] = []
let passedStages = 0

for (const [name, ensure] of [
  ['Chromium', ensureChromium],
  ['nginx', ensureNginx],
] as const) {
  const missing = ensure()
  if (missing === undefined) continue
  console.error(missing)
  failedStages.push(name)
}

for (const stage of stages) {
  const failedBefore = readTestReports(root).filter((test) => !test.passed).length
  const ok = run(stage)
  if (ok) passedStages += stage.reports ? 0 : 1
  else {
    const failedNow = readTestReports(root).filter((test) => !test.passed).length
    // A stage that broke without naming a test (a crash, a time-out) counts as one failure.
    if (!stage.reports || failedNow === failedBefore) failedStages.push(stage.name)
    else console.log(`   ${failedNow - failedBefore} tests failed`)
  }
}

const tests = readTestReports(root)
const passed = tests.filter((test) => test.passed).length + passedStages
const failed = tests.filter((test) => !test.passed).length + failedStages.length
if (failedStages.length > 0) console.log(`\nNot passed: ${failedStages.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
