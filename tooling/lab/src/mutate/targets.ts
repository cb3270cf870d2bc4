/** What is changed in one package, to see whether its tests notice. */
export interface Target {
  /** From the workspace's root. */
  folder: string
  /** Files below it, or parts of them such as `src/a.ts:10-20`; a leading `!` takes files out. */
  mutate: readonly string[]
  /** No module of it remembers anything from one call to the next, so that they need not be loaded for each change. */
  keepsModules?: true
}

const own = ['src/**/*.ts', '!src/**/*.{test,test-d,test-kit,fixture,fixtures,data,wire}.ts']
const indexes = '!src/**/index.ts'

/** The packages with code that computes, by the name that `npm run lab -- mutate` takes. */
export const targets: Readonly<Record<string, Target>> = {
  measures: { folder: 'packages/measures', mutate: [...own, indexes] },
  platform: {
    folder: 'packages/platform',
    mutate: [
      ...own,
      indexes,
      '!src/{testing,react}/**',
      '!src/{adapter,conformance,graph,memory,react,rest}.ts',
      // Each clause is broken once by its own test; what would be left are words.
      '!src/conformance/*-clauses.ts',
      // Lists of what is loaded together.
      '!src/adapter/*.{graph,rest}.ts',
    ],
    keepsModules: true,
  },
  content: {
    folder: 'packages/content',
    // Clauses of a test kit: their own test shows that each is red where it must be.
    mutate: [
      ...own,
      indexes,
      '!src/{browser,models}/**',
      '!src/conformance/*-{clauses,documents}.ts',
    ],
  },
  forms: {
    folder: 'packages/forms',
    mutate: ['src/{validators,state}/**/*.ts', ...own.slice(1)],
    keepsModules: true,
  },
  // What keeps answers and says when they expire; the rest of it serves.
  server: {
    folder: 'packages/server',
    mutate: ['src/reads/**/*.ts', ...own.slice(1), indexes],
    keepsModules: true,
  },
  // Their pure code: what neither renders nor serves.
  supporter: {
    folder: 'packages/supporter',
    mutate: [
      'src/{browser-store,fitness,messages,page-facts,registration,route,session,toast}/**/*.ts',
      '!src/**/*.{test,test-kit,css}.ts',
      '!src/**/use-*.ts',
      '!src/**/*-messages.ts',
    ],
  },
  framework: {
    folder: 'packages/framework',
    mutate: [
      'src/{consent,content-page,feeds,navigation,placeholders,project,reports,request,site-store,view-models}/**/*.ts',
      '!src/**/*.{test,test-kit,css,server}.ts',
      '!src/**/{use,load}-*.ts',
      '!src/**/*-messages.ts',
    ],
  },
}

/**
 * A few rules of sections 5 and 9 whose every change has to be noticed, in each run of the tests: currencies, money,
 * distances; validators.
 */
export const sampleTargets: Readonly<Record<string, Target>> = {
  measures: {
    folder: 'packages/measures',
    mutate: [
      'src/money/{add-money,country-code,currency-of-country,to-major,to-minor}.ts',
      'src/units/from-metres.ts',
    ],
  },
  forms: {
    folder: 'packages/forms',
    mutate: [
      'src/validators/{contains-field,does-not-equal-field,greater-than,less-than-or-equal-to}.ts',
    ],
  },
}
