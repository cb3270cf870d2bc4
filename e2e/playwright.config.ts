import { headlessLaunchOptions } from '@milepost/presets/chromium'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/copy-built-site.ts',
  outputDir: 'reports/e2e-results',
  // Nothing waits for these: a machine that is slow or busy must not fail a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A test that fails is looked into, not tried again (docs/decisions/0016).
  retries: 0,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['./src/print-failed-page.ts'],
    ['json', { outputFile: 'reports/e2e.json' }],
  ],
  use: {
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    locale: 'en-GB',
    launchOptions: headlessLaunchOptions(),
  },
})
