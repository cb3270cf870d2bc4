/**
 * `npm test`: everything that must be true, in one go, on a fresh clone. Each stage runs even when an
 * earlier one failed, so that one run tells all; the last line is `N passed, N failed`.
 *
 * `npm run test:full` runs the same stages in their long versions: ten times as many random cases, of
 * the sanitiser 100,000, a hundred kills of the sandbox, and every attack; and a giving day, a hundred kills of a whole site,
 * a worker and the container image. Browser tests see `FULL=1`, too.
 */
import { globSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { ensureNginx } from './ensure-nginx.ts'
import { ensureRedis } from './ensure-redis.ts'
import { runStage, type Stage } from './run-stage.ts'
import { readTestReports, reportPattern } from './test-reports.ts'

const root = resolve(import.meta.dirname, '../../../..')
const pnpm = ['--yes', 'pnpm@12.21.0']
const minuteMs = 60_000
const isFull = process.argv.includes('--full')
const looksForNewCases = process.env['FUZZ_SEED'] === 'random'

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

/** One stage that keeps all cores busy, or several that run at the same time as each keeps one. */
type Step = Stage | readonly Omit<Stage, 'reports'>[]

/** Whole sites on their largest day: each takes minutes, and needs nginx, Varnish and Redis. */
const rehearsals: readonly Stage[] = (
  [
    ['a giving day in three minutes', 'day-cli.ts'],
    ['a hundred kills', 'kills-cli.ts'],
    ['a worker', 'worker-cli.ts'],
    ['the container image', 'image-cli.ts'],
  ] as const
).map(([name, file]) => ({
  name,
  command: ['node', `tooling/lab/src/rehearse/${file}`],
  timeoutMs: 15 * minuteMs,
}))

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'], timeoutMs: 3 * minuteMs },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], timeoutMs: 10 * minuteMs },
  [
    {
      name: 'repository checks',
      command: ['node', 'tooling/repo/src/checks/repository-cli.ts'],
      timeoutMs: 5 * minuteMs,
    },
    {
      name: 'exports of the packages',
      command: ['node', 'tooling/repo/src/checks/api-cli.ts'],
      timeoutMs: 10 * minuteMs,
    },
  ],
  { name: 'types', command: turbo('typecheck'), timeoutMs: 30 * minuteMs },
  [
    // After the types, which bring the routes' generated ones.
    {
      name: 'unused code and dependencies',
      command: ['knip', '--no-progress', '--no-config-hints'],
      timeoutMs: 10 * minuteMs,
    },
    { name: 'types of stories', command: ['tsc', '-p', '.storybook'], timeoutMs: 10 * minuteMs },
  ],
  {
    name: 'unit and contract tests',
    command: turbo('test'),
    timeoutMs: 60 * minuteMs,
    reports: true,
  },
  {
    name: 'changes that no test notices',
    command: ['node', 'tooling/repo/src/mutate/mutate-cli.ts', '--sample'],
    timeoutMs: 10 * minuteMs,
  },
  { name: 'build', command: turbo('build'), timeoutMs: 30 * minuteMs },
  {
    name: 'packages from outside',
    command: ['node', 'tooling/lab/src/outside/outside.ts', 'applications'],
    timeoutMs: 20 * minuteMs,
  },
  // Alone: it has processes to a memory and a time.
  {
    name: 'attacks',
    command: [
      'node',
      '--conditions=@milepost/source',
      'tooling/lab/src/attack/attack-cli.ts',
      ...(isFull ? [] : ['--quick']),
    ],
    timeoutMs: 20 * minuteMs,
  },
  {
    name: 'a cache that strangers try to poison',
    command: ['node', 'tooling/lab/src/rehearse/poison-cli.ts', ...(isFull ? [] : ['--quick'])],
    timeoutMs: 10 * minuteMs,
  },
  // Alone: it tells how long a stranger waits for the first page.
  {
    name: 'a site from outside',
    command: ['node', 'tooling/lab/src/outside/outside.ts', 'site'],
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
  ...(isFull ? rehearsals : []),
  {
    name: 'requirement coverage',
    command: ['node', 'tooling/repo/src/test/spec-coverage-cli.ts'],
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

function run(stage: Stage, isAlone: boolean): Promise<boolean> {
  const timeoutMs = stage.timeoutMs * (isFull ? 12 : 1)
  const env = { ...process.env, ...environment }
  return runStage(
    { ...stage, timeoutMs },
    { cwd: root, env, isAlone, onFail: (words) => lastWords.push(`── ${stage.name}\n${words}`) },
  )
}

// Reports of an earlier run must not count; turbo puts back those of tests it did not need to run.
for (const report of globSync(reportPattern, { cwd: root })) rmSync(join(root, report))

const failedStages: string[] = []
/** The last lines that each failed stage printed. They are printed again at the end, where readers look first. */
const lastWords: string[] = []
let passedStages = 0

for (const [name, ensure] of [
  ['Chromium', ensureChromium],
  ['nginx', ensureNginx],
  ['Redis', ensureRedis],
] as const) {
  const missing = ensure()
  if (missing === undefined) continue
  console.error(missing)
  failedStages.push(name)
}

for (const step of steps) {
  const stages: readonly Stage[] = Array.isArray(step) ? step : [step as Stage]
  const failedBefore = readTestReports(root).filter((test) => !test.passed).length
  // oxlint-disable-next-line no-await-in-loop -- one step after the other
  const ended = await Promise.all(stages.map((stage) => run(stage, stages.length === 1)))
  for (const [at, { name, reports = false }] of stages.entries()) {
    if (ended[at] === true) {
      passedStages += reports ? 0 : 1
      continue
    }
    const failedNow = readTestReports(root).filter((test) => !test.passed).length
    // A stage that broke without naming a test (a crash, a time-out) counts as one failure.
    if (!reports || failedNow === failedBefore) failedStages.push(name)
    else console.log(`   ${failedNow - failedBefore} tests failed`)
  }
}

const tests = readTestReports(root)
const passed = tests.filter((test) => test.passed).length + passedStages
const failed = tests.filter((test) => !test.passed).length + failedStages.length
for (const words of lastWords) console.log(`\n${words}`)
if (failedStages.length > 0) console.log(`\nNot passed: ${failedStages.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
