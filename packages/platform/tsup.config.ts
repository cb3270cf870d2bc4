import { packageBuild } from '@milepost/presets/tsup'

export default packageBuild({
  index: 'src/index.ts',
  rest: 'src/rest.ts',
  graph: 'src/graph.ts',
  testing: 'src/testing/index.ts',
})
