import { declarationsOf, packageBuild } from '@milepost/config/tsup'

const index = { index: 'src/index.ts' }

export default [
  packageBuild(
    { ...index, cli: 'src/cli.ts' },
    { format: ['esm'], dts: { entry: declarationsOf(index) } },
  ),
  // The command needs no CommonJS build.
  packageBuild(index, { format: ['cjs'] }),
]
