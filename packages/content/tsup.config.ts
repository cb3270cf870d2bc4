import { packageBuild } from '@milepost/presets/tsup'

export default packageBuild({
  index: 'src/index.ts',
  html: 'src/html/index.ts',
  browser: 'src/browser/index.ts',
})
