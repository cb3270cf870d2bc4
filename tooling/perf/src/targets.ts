/** One line of the targets: what a figure must be, or where it is tested instead of measured. */
export interface Target {
  row: number
  /** Figures of the row whose measure contains this; all of the row when absent. */
  measure?: string
  what: string
  /** The figure's limit; a target without one is shown by a test or rehearsal. */
  limit?: number
  /** The figure must be at least the limit. @default false */
  atLeast?: boolean
  /** The command or test that measures or shows it. */
  by: string
}

/** The project's targets, in their order. */
export const targets: readonly Target[] = [
  { row: 1, what: 'one REST call, kB', limit: 21.8, by: 'npm run bench' },
  { row: 2, what: 'one graph call, kB', limit: 14, by: 'npm run bench' },
  { row: 3, what: 'the whole data layer, kB', limit: 45, by: 'npm run bench' },
  { row: 4, what: 'units, totals and money, kB', limit: 1.8, by: 'npm run bench' },
  { row: 5, what: 'form state and all validators, kB', limit: 4.5, by: 'npm run bench' },
  { row: 6, what: 'the same and a themed field, kB', limit: 6.5, by: 'npm run bench' },
  {
    row: 7,
    measure: 'script',
    what: 'button, modal, text field: script, kB',
    limit: 4.5,
    by: 'npm run bench',
  },
  {
    row: 7,
    measure: 'style',
    what: 'button, modal, text field: style, kB',
    limit: 3,
    by: 'npm run bench',
  },
  {
    row: 8,
    measure: 'script',
    what: 'leaderboard, item, progress, modal, kB',
    limit: 4,
    by: 'npm run bench',
  },
  { row: 9, measure: 'script', what: 'the whole kit: script, kB', limit: 50, by: 'npm run bench' },
  { row: 9, measure: 'style', what: 'the whole kit: style, kB', limit: 15, by: 'npm run bench' },
  {
    row: 10,
    measure: 'entries',
    // 1/15 of the peer's 45.5 ms, beside a limit of 0.9 ms on the machine that the targets were measured on.
    what: 'read 10,000 entries, × a bare loop',
    limit: 3.37,
    by: 'npm run bench',
  },
  {
    row: 10,
    measure: 'pages',
    // 1/11 of the peer's 226 ms, beside a limit of 8.8 ms.
    what: 'read 10,000 pages, × a bare loop',
    limit: 2.33,
    by: 'npm run bench',
  },
  {
    row: 11,
    measure: ' valid',
    what: '12 valid fields, × valibot',
    limit: 0.85,
    by: 'npm run bench',
  },
  {
    row: 11,
    measure: 'invalid',
    what: '12 invalid fields, × valibot',
    limit: 0.85,
    by: 'npm run bench',
  },
  {
    row: 12,
    measure: 'unchanged',
    what: 'fields drawn by a key, validity unchanged',
    limit: 0,
    by: 'npm run bench',
  },
  {
    row: 12,
    measure: 'turns',
    what: 'fields drawn by a key that turns it',
    limit: 1,
    by: 'npm run bench',
  },
  { row: 13, what: 'convert a distance, × a bare table', limit: 1.5, by: 'npm run bench' },
  { row: 14, what: 'format an amount, × cached Intl', limit: 2, by: 'npm run bench' },
  { row: 15, what: 'render 100 rows on the server, × plain React', limit: 2, by: 'npm run bench' },
  {
    row: 16,
    measure: 'platform',
    what: 'cold import of the client, ms',
    limit: 70,
    by: 'npm run bench',
  },
  { row: 16, measure: 'kit', what: 'cold import of the kit, ms', limit: 25, by: 'npm run bench' },
  {
    row: 17,
    measure: 'first script',
    what: 'first-load script, kB',
    limit: 125,
    by: 'npm run perf',
  },
  {
    row: 17,
    measure: 'own script',
    what: 'of it our own code, kB',
    limit: 26,
    by: 'npm run perf',
  },
  { row: 18, measure: 'first load', what: 'whole first load, kB', limit: 220, by: 'npm run perf' },
  {
    row: 18,
    measure: 'first paint',
    what: 'of it before the first paint, kB',
    limit: 60,
    by: 'npm run perf',
  },
  {
    row: 19,
    measure: 'performance',
    what: 'Lighthouse performance, phone',
    limit: 100,
    atLeast: true,
    by: 'npm run perf',
  },
  {
    row: 19,
    measure: 'LCP',
    what: 'largest contentful paint, ms',
    limit: 1300,
    by: 'npm run perf',
  },
  {
    row: 19,
    measure: 'blocking time',
    what: 'blocking time, × React alone',
    limit: 1,
    by: 'npm run perf:peers',
  },
  {
    row: 19,
    measure: 'main-thread work',
    what: 'main-thread work, × React Router',
    limit: 1.3,
    by: 'npm run perf:peers',
  },
  {
    row: 19,
    measure: 'largest paint',
    what: 'largest paint without one font, × a static file',
    limit: 1.15,
    by: 'npm run perf:peers',
  },
  { row: 19, measure: 'TBT', what: 'total blocking time, ms', limit: 60, by: 'npm run perf' },
  { row: 19, measure: 'CLS', what: 'cumulative layout shift', limit: 0, by: 'npm run perf' },
  {
    row: 20,
    measure: 'bare',
    what: 'pages made a second, × a bare React Router page',
    limit: 1,
    atLeast: true,
    by: 'npm run load',
  },
  {
    row: 20,
    measure: 'cached',
    what: 'cached pages a second',
    limit: 25_000,
    atLeast: true,
    by: 'npm run load',
  },
  { row: 21, what: 'memory after the load run, MB', limit: 170, by: 'npm run load' },
  { row: 22, what: 'platform calls per page view: ≤ 4 cold, 0 warm', by: 'e2e' },
  {
    row: 23,
    what: 'page time on a platform 100 times as large, ×',
    limit: 1.2,
    by: 'npm run load',
  },
  { row: 24, what: 'one command, no account', by: 'npm start in a clean clone' },
  { row: 25, what: 'cold npm start ≤ 90 s', by: 'npm start in a clean clone' },
  { row: 26, what: 'npm test ≤ 20 min in a clean clone', by: '.ci/run' },
  {
    row: 27,
    what: 'nothing executable is left of attacks, server and browser',
    by: 'packages/content/src/html',
  },
  {
    row: 28,
    what: 'parsers on 10,000 random values',
    by: 'packages/platform/src/testing/every-parser.test.ts',
  },
  { row: 29, what: 'journeys on bad days', by: 'e2e' },
  { row: 30, what: 'nothing answered is lost by kill -9', by: 'npm run test:full' },
  { row: 31, what: 'no third party before consent', by: 'e2e' },
  { row: 32, what: 'no accessibility violation', by: 'npm run test:stories, e2e' },
  { row: 33, what: '10,000 random palettes can be read', by: 'packages/ui/src/theme' },
  { row: 34, what: 'security headers', by: 'e2e/src/security.spec.ts' },
  {
    row: 35,
    what: 'a stampede is one read per call',
    by: 'packages/framework/src/reads/read-cache.test.ts, npm run rehearse:cache',
  },
  {
    row: 45,
    what: 'answer to a press or a key on a phone, ms',
    limit: 100,
    by: 'npm run perf:interactions',
  },
  {
    row: 46,
    what: 'whole first load before anybody acts, kB',
    limit: 90,
    by: 'npm run perf',
  },
]
