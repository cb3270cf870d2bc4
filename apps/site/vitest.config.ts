import { unitTests } from '@milepost/presets/vitest'

export default unitTests('site', { include: ['{src,server}/**/*.test.{ts,tsx}'] })
