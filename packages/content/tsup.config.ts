import { packageBuild } from '@milepost/config/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    html: 'src/html.ts',
    browser: 'src/browser.ts',
    fields: 'src/fields.ts',
    files: 'src/files.ts',
    conformance: 'src/conformance.ts',
  },
  // Entries share one class of each error, also in CommonJS: errors are told apart by it.
  { splitting: true },
)
