import { unitTests } from '@milepost/presets/vitest'

export default unitTests('embed', { include: ['src/**/*.test.ts', 'size/**/*.test.ts'] })
