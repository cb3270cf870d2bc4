import { unitTests } from '@milepost/presets/vitest'

export default unitTests('accessibility')
