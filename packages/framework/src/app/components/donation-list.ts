import type { DonationList } from '@milepost/ui'
import type { ComponentProps } from 'react'

export { DonationList as default } from '@milepost/ui'

export type DonationListProps = ComponentProps<typeof DonationList>
