import { packageBuild } from '@milepost/config/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    node: 'src/node.ts',
    worker: 'src/worker.ts',
    'react-router': 'src/react-router.ts',
    'open-telemetry': 'src/open-telemetry.ts',
    redis: 'src/redis.ts',
    'media-address': 'src/media-address.ts',
  },
  // Servers and workers use ES modules only.
  { format: ['esm'], target: 'es2024' },
)
