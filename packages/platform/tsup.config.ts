import type { Options } from 'tsup'
import { declarationsOf, packageBuild } from '@milepost/config/tsup'

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

// Our own code uses nothing of Node.
const anyRuntime: Options = { platform: 'browser' }

export default [
  packageBuild(calls, { ...anyRuntime, dts: { entry: declarationsOf({ ...calls, ...adapters }) } }),
  // Apart, because the adapter's calls are loaded group by group: built together, `rest` would be 81 files
  // instead of 19, and take Node twice as long to import (docs/decisions/0006).
  packageBuild(adapters, { ...anyRuntime, dts: false, sourcemap: false }),
]
