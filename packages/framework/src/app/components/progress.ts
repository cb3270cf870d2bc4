import type { Progress } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** Progress towards the target. */
export { Progress as default } from '@milepost/ui'

export type ProgressProps = ComponentProps<typeof Progress>
