import { packageBuild } from '@milepost/config/tsup'

// Browsers load these as they are, without a bundler: one small file each, with nothing to import.
export default packageBuild(
  {
    index: 'src/index.ts',
    total: 'src/total.ts',
    leaderboard: 'src/leaderboard.ts',
    donate: 'src/donate.ts',
  },
  { format: ['esm'], minify: true, splitting: false, sourcemap: false },
)
