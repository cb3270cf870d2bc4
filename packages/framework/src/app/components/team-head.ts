import type { SupporterHead } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** Top of a team page: name, image, progress and buttons. */
export { SupporterHead as default } from '@milepost/ui'

export type TeamHeadProps = ComponentProps<typeof SupporterHead>
