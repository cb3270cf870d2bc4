import type { SafeHtml } from '@milepost/content/html'
import type { DonationView } from '../present/donations.ts'
import type { Figures } from '../present/figures.ts'

/** A supporter's page, as its route shows it. */
export interface SupporterView {
  slug: string
  title: string
  owner: string
  image: string | undefined
  story: SafeHtml
  figures: Figures
  /** Undefined when they could not be read. */
  donations: DonationView[] | undefined
  /** Why it takes no gifts; undefined when it does. */
  closed: string | undefined
  donateHref: string
  charity: string | undefined
  words: {
    story: string
    latestGifts: string
    donate: string
    noDonations: string
    unavailable: string
  }
}
