import { unitTests } from '@milepost/presets/vitest'

export default unitTests('docs-site')
