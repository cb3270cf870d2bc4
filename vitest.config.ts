import { chromiumLaunchOptions } from '@milepost/presets/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

// Both brands, on a phone and on a desk: every story is a test in each, with axe.
const looks = ['tideline', 'summit'].flatMap((brand) =>
  ['phone', 'desktop'].map((viewport) => ({ brand, viewport })),
)

// The add-on takes initial globals once for all browsers; this is where it keeps them for each. The
// story Theme/In use fails when they do not arrive.
const storyGlobals = 'storybook/test-initial-globals'

/** The stories as tests. Packages have their own configurations. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/stories.json' }]],
    projects: [
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@milepost/ui > culori/fn',
          ],
        },
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: looks.map(({ brand, viewport }) => ({
              browser: 'chromium' as const,
              name: `storybook (${brand}, ${viewport})`,
              provide: { [storyGlobals]: { brand, viewport: { value: viewport } } },
            })),
          },
        },
      },
    ],
  },
})
