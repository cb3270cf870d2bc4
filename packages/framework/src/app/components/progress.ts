import type { Progress } from '@milepost/ui'
import type { ComponentProps } from 'react'

export { Progress as default } from '@milepost/ui'

export type ProgressProps = ComponentProps<typeof Progress>
