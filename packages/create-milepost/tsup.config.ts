import { packageBuild } from '@milepost/presets/tsup'

export default packageBuild({ cli: 'src/cli.ts' }, { format: ['esm'], dts: false, clean: true })
