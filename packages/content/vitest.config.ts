import { unitTests } from '@milepost/presets/vitest'

export default unitTests('content', { isolate: false })
