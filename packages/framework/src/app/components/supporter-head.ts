import type { SupporterHead } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** Top of a supporter page: name, image, progress and buttons. */
export { SupporterHead as default } from '@milepost/ui'

export type SupporterHeadProps = ComponentProps<typeof SupporterHead>
