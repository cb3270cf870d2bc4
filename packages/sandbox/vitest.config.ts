import { unitTests } from '@milepost/config/vitest'

export default unitTests('sandbox', {
  // Most files import the whole sandbox, and use separate databases.
  isolate: false,
  globalSetup: ['src/testing/demo-worlds.test-kit.ts'],
})
