import { unitTests } from '@milepost/config/vitest'

export default unitTests('cli', { isolate: false })
