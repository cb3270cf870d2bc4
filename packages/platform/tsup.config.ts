import { packageBuild } from '@milepost/presets/tsup'

export default packageBuild({
  index: 'src/index.ts',
  rest: 'src/rest.ts',
  graph: 'src/graph.ts',
  react: 'src/react.ts',
  testing: 'src/testing/index.ts',
})
