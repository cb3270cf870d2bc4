import type { Options } from 'tsup'
import { declarationsOf, packageBuild } from '@milepost/config/tsup'
import { slimTransports } from './bundling/slim-transports.ts'

const calls = {
  index: 'src/index.ts',
  rest: 'src/rest.ts',
  graph: 'src/graph.ts',
  react: 'src/react.ts',
  testing: 'src/testing/index.ts',
}

const adapters = {
  adapter: 'src/adapter.ts',
  conformance: 'src/conformance.ts',
}

// The transports are built in, as browsers and workers get them: see docs/decisions/0007.
const transports: Options = {
  platform: 'browser',
  esbuildPlugins: [slimTransports],
}

export default [
  packageBuild(calls, { ...transports, dts: { entry: declarationsOf({ ...calls, ...adapters }) } }),
  // Apart, because the adapter's calls are loaded group by group: built together, `rest` would be 81 files
  // instead of 19, and take Node twice as long to import (docs/decisions/0031).
  packageBuild(adapters, { ...transports, dts: false, sourcemap: false }),
]
