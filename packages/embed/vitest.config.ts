import { unitTests } from '@milepost/config/vitest'

export default unitTests('embed', {
  isolate: false,
  include: ['src/**/*.test.ts', 'size/**/*.test.ts'],
})
