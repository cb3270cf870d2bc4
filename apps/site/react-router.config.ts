import { milepost } from '@milepost/framework/react-router'
import type { Config } from '@react-router/dev/config'

export default { presets: [milepost()] } satisfies Config
