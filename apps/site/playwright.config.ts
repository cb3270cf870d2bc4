import { chromiumLaunchOptions } from '@milepost/presets/chromium'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/e2e-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Strict for whoever runs them by hand; a whole run allows a second try (docs/decisions/0015).
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    locale: 'en-GB',
    launchOptions: chromiumLaunchOptions(),
  },
})
