import { packageBuild } from '@milepost/presets/tsup'
import { licenceTexts } from './bundling/licence-texts.ts'
import { slimTransports } from './bundling/slim-transports.ts'

export default packageBuild(
  {
    index: 'src/index.ts',
    rest: 'src/rest.ts',
    graph: 'src/graph.ts',
    react: 'src/react.ts',
    testing: 'src/testing/index.ts',
  },
  // The transports are built in, as browsers and workers get them: see docs/decisions/0007.
  { platform: 'browser', esbuildPlugins: [slimTransports, licenceTexts] },
)
