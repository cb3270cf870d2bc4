import type { SupporterHead } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** The head of a supporter's page: name, picture, progress, buttons. */
export { SupporterHead as default } from '@milepost/ui'

export type SupporterHeadProps = ComponentProps<typeof SupporterHead>
