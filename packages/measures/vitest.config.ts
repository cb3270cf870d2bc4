import { unitTests } from '@milepost/config/vitest'

export default unitTests('measures', {
  isolate: false,
  include: ['src/**/*.test.ts', 'size/**/*.test.ts'],
})
