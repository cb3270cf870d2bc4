import { headlessLaunchOptions } from '@milepost/config/chromium'
import { defineConfig } from '@playwright/test'

/** `npm run docs -- pictures` makes pictures for the documentation instead of running the tests. */
const makesPictures = process.env['PICTURES'] === '1'

const isFull = process.env['FULL'] === '1'

export default defineConfig({
  testDir: 'src',
  // `npm test` runs the core; what takes longer, or shows a rare case, is in `npm run test:full`.
  grep: isFull || makesPictures ? /./ : /@core/,
  testMatch: makesPictures ? '**/*.pictures.ts' : '**/*.spec.ts',
  globalSetup: './src/copy-built-site.ts',
  outputDir: 'reports/e2e-results',
  // Nothing waits for these: a machine that is slow or busy must not fail a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A test that fails is looked into, not tried again (docs/decisions/0004).
  retries: 0,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['./src/print-failed-page.ts'],
    ['json', { outputFile: 'reports/e2e.json' }],
  ],
  use: {
    // Kept by the workflows, to be opened with `npx playwright show-trace`.
    trace: process.env['CI'] === undefined ? 'off' : 'retain-on-failure',
    video: 'off',
    screenshot: 'off',
    locale: 'en-GB',
    launchOptions: headlessLaunchOptions(),
  },
})
