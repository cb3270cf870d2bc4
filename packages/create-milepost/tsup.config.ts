import { packageBuild } from '@milepost/config/tsup'

export default packageBuild({ cli: 'src/cli.ts' }, { format: ['esm'], dts: false, clean: true })
