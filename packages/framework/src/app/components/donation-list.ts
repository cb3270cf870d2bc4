import type { DonationList } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** A list of gifts. */
export { DonationList as default } from '@milepost/ui'

export type DonationListProps = ComponentProps<typeof DonationList>
