import { packageBuild } from '@milepost/config/tsup'

export default packageBuild({ index: 'src/index.ts', format: 'src/format/index.ts' })
