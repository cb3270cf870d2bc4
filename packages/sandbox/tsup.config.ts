import { declarationsOf, packageBuild } from '@milepost/config/tsup'

// `node:sqlite` exists with its prefix only.
const common = { removeNodeProtocol: false }
const index = { index: 'src/index.ts' }

export default [
  packageBuild(
    { ...index, cli: 'src/cli.ts' },
    { ...common, format: ['esm'], dts: { entry: declarationsOf(index) } },
  ),
  // The command needs no CommonJS build.
  packageBuild(index, { ...common, format: ['cjs'] }),
]
