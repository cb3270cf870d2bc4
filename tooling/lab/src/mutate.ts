/**
 * `npm run lab -- mutate [package…]`: changes the code of packages bit by bit and lists the changes that no test notices. `--sample`
 * changes a few rules only, and fails if any change is not noticed. `--files src/a.ts,src/b.ts` takes those files of one package.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './processes.ts'

interface Target {
  /** Files in the package, or parts of them such as `src/a.ts:10-20`; a leading `!` takes files out. */
  mutate: readonly string[]
  /** No module remembers anything from one call to the next, so that modules need not be loaded for each change. */
  keepsModules?: true
}

/** The lowest score that passes: the percentage of changes that a test noticed. */
const minScore = 85
const sources = '!src/**/*.{test,test-d,test-kit,fixture,fixtures,data,wire}.ts'
const indexes = '!src/**/index.ts'
const all = ['src/**/*.ts', sources, indexes]
const views = ['!src/**/*.css.ts', '!src/**/{use,load}-*.ts', '!src/**/*-messages.ts']

/** Packages with code that computes. */
const targets: Readonly<Record<string, Target>> = {
  measures: { mutate: all },
  platform: {
    mutate: [
      ...all,
      '!src/{testing,react}/**',
      '!src/{adapter,conformance,graph,memory,react,rest}.ts',
      // Each clause is broken once by its own test; the rest of it is text.
      '!src/conformance/*-clauses.ts',
      // Lists of modules that are loaded together.
      '!src/adapter/*.{graph,rest}.ts',
    ],
    keepsModules: true,
  },
  // The clauses of the conformance suite are data of tests.
  content: { mutate: [...all, '!src/*.ts', '!src/{conformance,models}/**'] },
  forms: { mutate: ['src/{validators,state}/**/*.ts', sources], keepsModules: true },
  server: { mutate: ['src/reads/**/*.ts', sources, indexes], keepsModules: true },
  supporter: {
    mutate: [
      'src/{browser-store,fitness,messages,page-facts,registration,route,session,toast}/**/*.ts',
      sources,
      ...views,
    ],
  },
  framework: {
    mutate: [
      'src/{totals,elsewhere/feeds,pages/content,pages/reports}/**/*.ts',
      'src/frame/{consent,navigation,placeholders,request}/**/*.ts',
      '!src/**/*.server.ts',
      sources,
      ...views,
    ],
  },
}

/** A few rules of sections 5 and 9 of the specification whose every change has to be noticed. */
const samples: Readonly<Record<string, Target>> = {
  measures: { mutate: ['src/money/money.ts:60-90', 'src/units.ts:49-80'] },
  forms: {
    // greaterThan to containsField
    mutate: ['src/validators/rules.ts:150-235'],
  },
}

/** @throws Error if too many changes are not noticed */
export async function mutate(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'boolean', default: false }, files: { type: 'string' } },
  })
  const known = values.sample ? samples : targets
  const names = positionals.length > 0 ? positionals : Object.keys(known)
  if (values.files !== undefined && names.length !== 1)
    throw new Error('--files needs one package: npm run lab -- mutate content --files src/a.ts')
  const folder = join(root, 'reports/mutation')
  mkdirSync(folder, { recursive: true })
  const failed = names.filter((name) => {
    const target = known[name]
    if (target === undefined)
      throw new Error(`There is no ${name}: ${Object.keys(known).join(', ')}`)
    console.log(`\n── ${name}`)
    const files = values.files?.split(',') ?? target.mutate
    const report = join(folder, values.files ? `${name}-files` : name)
    return !runStryker(
      join(root, 'packages', name),
      { ...target, mutate: files },
      {
        report,
        isSample: values.sample,
      },
    )
  })
  if (failed.length > 0) throw new Error(`Too many changes were not noticed: ${failed.join(', ')}`)
}

/** Whether enough changes were noticed. */
function runStryker(
  cwd: string,
  { mutate: files, keepsModules }: Target,
  { report, isSample }: { report: string; isSample: boolean },
): boolean {
  const settings = {
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    mutate: files,
    // Each change of what a module computes as it is loaded would need every test.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    // A timeout counts as noticed: on a busy machine too, it must be an endless loop and nothing else.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    vitest: { related: false },
    ignorePatterns: ['/build', '/dist', '/reports', '/bench', '/size'],
    reporters: isSample ? ['clear-text'] : ['progress-append-only', 'clear-text', 'json', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    thresholds: { high: 95, low: minScore, break: isSample ? 100 : minScore },
    allowConsoleColors: false,
  }
  writeFileSync(`${report}.stryker.json`, JSON.stringify(settings, null, 2))
  const core = dirname(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'))
  const args = [join(core, 'bin/stryker.js'), 'run', `${report}.stryker.json`, '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATING: '1',
      // Property tests try a tenth of their cases: there is a run for every change.
      FUZZ_RUNS_FACTOR: '0.1',
      ...(keepsModules && { KEEP_MODULES: '1' }),
    },
  })
  return status === 0
}
