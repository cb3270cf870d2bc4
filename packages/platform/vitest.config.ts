import { unitTests } from '@milepost/presets/vitest'

export default unitTests('platform', {
  include: ['src/**/*.test.ts', 'size/**/*.test.ts', 'bundling/**/*.test.ts'],
})
