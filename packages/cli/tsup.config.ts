import { packageBuild } from '@milepost/config/tsup'

// Modules of one command are read only when it is run.
export default packageBuild(
  { cli: 'src/cli.ts', 'serve-application': 'src/serve/serve-application.ts' },
  { format: ['esm'], dts: false, clean: true },
)
