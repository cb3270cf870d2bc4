import { availableParallelism } from 'node:os'
import { headlessLaunchOptions } from '@milepost/config/chromium'
import { sourceCondition } from '@milepost/config/vitest'
import { styleLayers } from '@milepost/config/style-layers'
import { waitMs } from '@milepost/config/wait-ms'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const isFull = process.env['FULL'] === '1'

// Every story is a test, with axe, in light and dark: in `npm test` in one brand on a phone, in the full run in both brands,
// one of them on a phone and the other on a desk. Whole pages, and what changes with the window, then run in the other two
// looks as well.
const everyLook = [
  { brand: 'tideline', viewport: 'phone', isWhole: true },
  { brand: 'summit', viewport: 'desktop', isWhole: true },
  { brand: 'tideline', viewport: 'desktop', isWhole: false },
  { brand: 'summit', viewport: 'phone', isWhole: false },
]
const looks = isFull ? everyLook : everyLook.slice(0, 1)

const sameInEveryWindow = [
  'packages/{forms,supporter,framework}/**',
  'packages/ui/src/components/{accordion,avatar,badge,button,carousel,character-count,chart,choice,cookie-banner,countdown,embed,field,field-group,file-input,full-screen-message,heading,icon,image-crop,input-status,message,modal,pagination,password-input,picture,preview-banner,qr-code,required-mark,rich-text,rich-text-editor,route-map,search,search-select,select,share,skip-link,spinner,stat,table,tabs,ticker,toast}/**',
]

// The add-on takes initial globals once for all browsers; this is where it keeps them for each. The
// story Foundations/Theme in use fails when they do not arrive.
const storyGlobals = 'storybook/test-initial-globals'

// Nothing waits for these: a machine that is slow or busy must not fail a test.
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: waitMs } },
}

/** The stories as tests. Packages have their own configurations. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/stories.json' }]],
    // Two windows side by side where there is a core for each; one more brings nothing but memory.
    maxWorkers: Math.min(2, availableParallelism()),
    projects: [
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@milepost/framework > htmlparser2',
            '@milepost/framework > react-router',
            '@milepost/ui > culori/fn',
            '@storybook/addon-a11y/preview',
          ],
        },
        test: {
          name: 'storybook',
          ...patience,
          setupFiles: ['.storybook/story-checks.ts'],
          // One window for all files: Storybook takes one story down before it puts up the next.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: headlessLaunchOptions() }),
            instances: looks.map(({ brand, viewport, isWhole }) => ({
              browser: 'chromium' as const,
              ...(isWhole ? {} : { exclude: sameInEveryWindow }),
              name: `storybook (${brand}, ${viewport})`,
              provide: { isWhole, [storyGlobals]: { brand, viewport: { value: viewport } } },
            })),
          },
        },
      },
      {
        plugins: [vanillaExtractPlugin(), styleLayers()],
        resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
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
          name: 'keyboard',
          ...patience,
          setupFiles: ['@milepost/config/patient-waits'],
          include: ['.storybook/keyboard/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: headlessLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
