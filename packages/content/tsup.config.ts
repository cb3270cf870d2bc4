import { packageBuild } from '@milepost/config/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    html: 'src/html/index.ts',
    browser: 'src/browser/index.ts',
    fields: 'src/own-slices/index.ts',
    files: 'src/files/index.ts',
    conformance: 'src/conformance/index.ts',
  },
  // Entries share one class of each error, also in CommonJS: errors are told apart by it.
  { splitting: true },
)
