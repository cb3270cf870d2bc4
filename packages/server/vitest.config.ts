import { unitTests } from '@milepost/config/vitest'

export default unitTests('server')
