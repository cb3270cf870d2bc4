import { unitTests } from '@milepost/config/vitest'

export default unitTests('embed', { include: ['src/**/*.test.ts', 'size/**/*.test.ts'] })
