import type { StorybookConfig } from '@storybook/react-vite'
import { styleLayers } from '@milepost/config/style-layers'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { virtualModules } from '../packages/framework/src/bundling/virtual-modules.ts'

// Pages of components list only these of about 270 HTML attributes.
const attributes = new Set([
  'autoComplete',
  'className',
  'disabled',
  'id',
  'max',
  'maxLength',
  'min',
  'minLength',
  'placeholder',
  'readOnly',
  'rows',
])

// Set for `npm run storybook`, not for builds or story tests.
const isServed = process.argv.includes('dev')

/** Lists the components for clients of the Model Context Protocol. It cannot run tests. */
const mcp = {
  name: '@storybook/addon-mcp',
  options: { toolsets: { dev: true, docs: true, test: false } },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(isServed ? [mcp] : []),
  ],
  features: { componentsManifest: isServed },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Stories use images and fonts of the demo sites.
  staticDirs: [
    { from: '../apps/site/content/tideline/media', to: '/tideline' },
    { from: '../apps/site/content/summit/media', to: '/summit' },
  ],
  typescript: {
    // Story tests need no props tables.
    reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/docgen.tsconfig.json',
      include: ['packages/{ui,forms}/src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, declarations = [] }) =>
        attributes.has(name) ||
        declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        vanillaExtractPlugin(),
        styleLayers(),
        virtualModules(),
        msw({ mode: 'worker-only' }),
      ],
      resolve: { conditions: ['@milepost/source', ...defaultClientConditions] },
    }),
}

export default config
