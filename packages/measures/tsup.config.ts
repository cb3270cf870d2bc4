import { packageBuild } from '@milepost/presets/tsup'

export default packageBuild({ index: 'src/index.ts', format: 'src/format/index.ts' })
