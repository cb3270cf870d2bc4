import { unitTests } from '@milepost/config/vitest'

export default unitTests('platform', {
  // Most files import the whole client.
  isolate: false,
  include: ['src/**/*.test.ts', 'size/**/*.test.ts'],
})
