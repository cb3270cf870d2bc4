import { packageBuild } from '@milepost/presets/tsup'

export default packageBuild(
  { index: 'src/index.ts', cli: 'src/cli.ts' },
  // `node:sqlite` exists with its prefix only.
  { removeNodeProtocol: false },
)
