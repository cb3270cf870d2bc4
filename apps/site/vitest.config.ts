import { unitTests } from '@milepost/presets/vitest'

export default unitTests('site', { include: ['*.test.ts'] })
