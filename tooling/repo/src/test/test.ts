/**
 * `npm test`: what must be true before a change is merged, run by turbo on a fresh clone. `npm run test:full` runs every test
 * in its long version, then whole sites on their worst days, one after the other. Each task runs even when another one failed;
 * the last line is `N passed, N failed`. One task alone: `npx turbo run //#lint`, `npx turbo run @milepost/e2e#e2e`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { calibrate } from './calibrate.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensureEngines } from './ensure-engines.ts'
import { ensureNginx } from './ensure-nginx.ts'
import { ensureRedis } from './ensure-redis.ts'
import { readTestReports, reportPattern } from './test-reports.ts'

interface TurboTask {
  taskId: string
  execution?: { startTime: number; endTime: number; exitCode?: number }
  cache: { status: string }
}

const root = resolve(import.meta.dirname, '../../../..')
const minuteMs = 60_000
const isFull = process.argv.includes('--full')
/** As many of the 479 rows as the short run must show; the full run shows all. */
const rowsOfShortRun = 440

const long = ['@milepost/e2e#e2e', '@milepost/lab#applications', '//#stories']
/** Run one at a time while the long tasks run. */
const checks = ['//#check', '//#api', 'typecheck']
/** One after the other: they measure memory and time, or need the whole machine. */
const labs = ['attack', 'poison', 'cache', 'agency', 'mutate', 'day', 'kills', 'worker', 'image']
const parts = [...labs.map((name) => `@milepost/lab#${name}`), '@milepost/e2e#engines']

const failed: string[] = []
const tasks = new Map<string, TurboTask>()

async function runTurbo(names: readonly string[], concurrency: number): Promise<void> {
  const before = new Set(summaries())
  const turbo = spawn(
    'npx',
    [
      '--yes',
      'pnpm@12.21.0',
      'exec',
      'turbo',
      'run',
      ...names,
      `--concurrency=${concurrency}`,
      '--output-logs=errors-only',
      '--continue',
      '--summarize',
      // A run that looks for new cases and found nothing does not say that the next one would not.
      ...(process.env['FUZZ_SEED'] === 'random' ? ['--force'] : []),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: (isFull ? 600 : 80) * minuteMs,
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        BUILT_TYPES: '1',
        ...(isFull && {
          FULL: '1',
          FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '100000',
          FUZZ_RUNS_FACTOR: process.env['FUZZ_RUNS_FACTOR'] ?? '10',
        }),
      },
    },
  )
  const [status] = (await once(turbo, 'close')) as [number | null]
  const written = summaries().filter((file) => !before.has(file))
  for (const file of written) {
    const summary = JSON.parse(readFileSync(join(root, file), 'utf8')) as { tasks: TurboTask[] }
    for (const task of summary.tasks) if (!tasks.has(task.taskId)) tasks.set(task.taskId, task)
  }
  const isTold = [...tasks.values()].some(({ execution }) => (execution?.exitCode ?? 0) !== 0)
  // A time-out, or a turbo that did not start, names no task.
  if (status !== 0 && !isTold) failed.push('turbo')
}

const summaries = () => globSync('.turbo/runs/*.json', { cwd: root })

// Reports of an earlier run must not count; turbo puts back those of tests it did not need to run.
for (const report of globSync(reportPattern, { cwd: root })) rmSync(join(root, report))
for (const [name, ensure] of [
  ['Chromium', ensureChromium],
  ['nginx', ensureNginx],
  ['Redis', ensureRedis],
  ...(isFull ? [['browser engines', ensureEngines] as const] : []),
] as const) {
  const missing = ensure()
  if (missing === undefined) continue
  console.error(missing)
  failed.push(name)
}

const speed = await calibrate()
await Promise.all([runTurbo(['build'], 2), runTurbo(['//#lint'], 1)])
await Promise.all([runTurbo(long, 2), runTurbo(checks, 1)])
await runTurbo(['test'], 2)
if (isFull) await runTurbo(parts, 1)

const coverage = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, 'spec-coverage-cli.ts'),
    ...(isFull ? [] : [`--at-least=${rowsOfShortRun}`]),
  ],
  { cwd: root, stdio: 'inherit' },
)
if (coverage.status !== 0) failed.push('requirement coverage')

const tests = readTestReports(root)
const failedTests = tests.filter((test) => !test.passed)
let passed = tests.length - failedTests.length + (coverage.status === 0 ? 1 : 0)
console.log(`\n${(performance.now() / minuteMs).toFixed(1)} min`)
console.log(`A fixed piece of work took ${speed.toFixed(1)} s on two cores`)
for (const { taskId, execution, cache } of tasks.values()) {
  if (execution === undefined) continue
  const { startTime, endTime, exitCode = 0 } = execution
  const seconds = ((endTime - startTime) / 1000).toFixed(0).padStart(5)
  const end = exitCode === 0 ? (cache.status === 'HIT' ? 'passed (kept)' : 'passed') : 'FAILED'
  console.log(`${seconds} s  ${end.padEnd(14)}${taskId}`)
  if (exitCode === 0) passed += 1
  else failed.push(taskId)
}
for (const { title, file } of failedTests) console.log(`failed: ${file}: ${title}`)
if (failed.length > 0) console.log(`not passed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${failed.length + failedTests.length} failed`)
process.exitCode = failed.length + failedTests.length === 0 ? 0 : 1
