import { unitTests } from '@milepost/config/vitest'

export default unitTests('sandbox', {
  // Most files import the whole sandbox, and keep what they write in a database of their own.
  isolate: false,
  globalSetup: ['src/testing/demo-worlds.test-kit.ts'],
})
