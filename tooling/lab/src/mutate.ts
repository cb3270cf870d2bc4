/**
 * `npm run lab -- mutate [package…]`: mutation tests of packages, with a list of the surviving mutants. `--sample` mutates a few
 * rules only, and fails if any mutant survives. `--files src/a.ts,src/b.ts` mutates only those files of one package.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './processes.ts'

interface Target {
  /** Files in the package, or line ranges such as `src/a.ts:10-20`. A leading `!` excludes files. */
  mutate: readonly string[]
  /** Whether the modules are stateless, and so need not be reloaded for each mutant. */
  keepsModules?: true
}

/** Minimum mutation score: the percentage of detected mutants. */
const minScore = 85
const sources = '!src/**/*.{test,test-d,test-kit,fixture,fixtures,data,wire}.ts'
const indexes = '!src/**/index.ts'
const all = ['src/**/*.ts', sources, indexes]
const views = ['!src/**/*.css.ts', '!src/**/{use,load}-*.ts', '!src/**/*-messages.ts']

/** Packages with logic to mutate. */
const targets: Readonly<Record<string, Target>> = {
  measures: { mutate: all },
  platform: {
    mutate: [
      ...all,
      '!src/{testing,react}/**',
      '!src/{adapter,conformance,graph,memory,react,rest}.ts',
      // Each clause has a test that breaks it. The rest is text.
      '!src/conformance/*-clauses.ts',
      // Lists of modules to load together.
      '!src/adapter/*.{graph,rest}.ts',
    ],
    keepsModules: true,
  },
  // The clauses of the conformance suite are test data.
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

/** A few rules of Spec §5 and §9 in which every mutant must be detected. */
const samples: Readonly<Record<string, Target>> = {
  measures: { mutate: ['src/money/money.ts:60-90', 'src/units.ts:49-80'] },
  forms: {
    // greaterThan to containsField
    mutate: ['src/validators/rules.ts:150-235'],
  },
}

/** @throws Error if too many mutants survive */
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
      throw new Error(`Unknown package ${name}. Packages: ${Object.keys(known).join(', ')}`)
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
  if (failed.length > 0) throw new Error(`Too many mutants survived: ${failed.join(', ')}`)
}

/** Runs Stryker. Returns whether enough mutants were detected. */
function runStryker(
  cwd: string,
  { mutate: files, keepsModules }: Target,
  { report, isSample }: { report: string; isSample: boolean },
): boolean {
  const settings = {
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    mutate: files,
    // A mutant in code that runs when its module loads would need every test.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    // A timeout counts as detected, so even on a busy machine only an endless loop may reach it.
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
      // Property tests run a tenth of their cases, because they run for every mutant.
      FUZZ_RUNS_FACTOR: '0.1',
      ...(keepsModules && { KEEP_MODULES: '1' }),
    },
  })
  return status === 0
}
