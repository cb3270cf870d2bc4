import { markClientEntries, packageBuild } from '@milepost/config/tsup'
import { inLayer } from '@milepost/config/style-layers'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'

const identifiers = 'short'
// Applications bundle it for browsers, so there is no CommonJS build.
const common: Options = { format: ['esm'], splitting: true, minify: true }

const clientEntries = {
  index: 'src/index.ts',
  account: 'src/account.ts',
  activities: 'src/activities.ts',
  'edit-page': 'src/edit-page.ts',
  'owner-tools': 'src/owner-tools.ts',
  registration: 'src/registration.ts',
  store: 'src/store.ts',
  teams: 'src/teams.ts',
}

export default defineConfig([
  // Also used by servers.
  packageBuild({ messages: 'src/messages.ts', 'page-facts': 'src/page-facts.ts' }, common),
  packageBuild(clientEntries, {
    ...common,
    onSuccess: () => markClientEntries(import.meta.dirname, Object.keys(clientEntries)),
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false })],
  }),
  // One sheet for all entries.
  packageBuild(
    { styles: 'src/styles.ts' },
    {
      ...common,
      dts: false,
      esbuildPlugins: [
        vanillaExtractPlugin({ identifiers, processCss: async (css) => inLayer('supporter', css) }),
      ],
    },
  ),
])
