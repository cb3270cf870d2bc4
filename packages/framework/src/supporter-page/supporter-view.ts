import type { SafeHtml } from '@milepost/content/html'
import type { DonationView } from '../view-models/to-donation-view.ts'
import type { TotalFigures } from '../view-models/to-total-figures.ts'
import type { PageOverrides } from '../layout/page-overrides.ts'
import type { SliceView } from '../slices/slice-view.ts'
import type { ActivityView } from './to-activity-view.ts'
import type { PageSummaryView } from '../view-models/page-summary.ts'
import type { CardView } from '../share/page-card.ts'
import type { ShareBarView } from '../share/page-share.ts'

/** A part of a page's gifts, and the addresses of the other parts. */
export interface DonationsPart {
  /** Undefined when they could not be read. */
  donations: DonationView[] | undefined
  /** From 1. */
  page: number
  pages: number
}

/** A supporter's page, as its route shows it. */
export interface SupporterView extends DonationsPart {
  slug: string
  title: string
  /** The language of what the supporter wrote, where it is another one than the page's. */
  lang?: string | undefined
  /** What browsers and shares call the page. */
  metaTitle: string
  description: string
  owner: string
  /** Whose it is, as the platform says: who may change it. */
  ownership: { owner: string | undefined; ownerGuid: string | undefined }
  /** Where the page can be found on this site, for its owner; undefined where the site lists nobody. */
  listing: string | undefined
  image: string | undefined
  /** What it shows, in the owner's words; their name where they have not said. */
  imageAlt: string
  /** What shares show: the page's own picture, or else that of the site's document. */
  metaImage: string | undefined
  /** The picture with the amount that shares show in its place; undefined where the site draws none. */
  shareCard: CardView | undefined
  story: SafeHtml
  /** The short summary above the story. */
  inShort: PageSummaryView
  figures: TotalFigures
  /** Why it takes no gifts; undefined when it does. */
  closed: string | undefined
  donateHref: string
  charity: string | undefined
  /** The date of the event, as a sentence; undefined without one. */
  eventDate: string | undefined
  /** What was done in all; empty when nothing was, or it could not be read. */
  fitness: { value: string; label: string; note?: string }[]
  activities: ActivityView[]
  /** The page's team; undefined when it has none. */
  teamHref: string | undefined
  /** Whether the platform draws a code that leads to the page, also of one that takes no gifts. */
  hasQrCode: boolean
  /** A code to scan; undefined when the page takes no gifts. */
  qrCode: { src: string; href: string; label: string; linkText: string } | undefined
  share: ShareBarView
  /** What the site says on every supporter's page (Spec §2). */
  slices: SliceView[]
  /** What the site's document changes around it; absent when nothing. */
  around?: PageOverrides
  words: {
    story: string
    latestGifts: string
    donate: string
    share: string
    poster: string
    /** Undefined where the site has no page about it. */
    embed: string | undefined
    noDonations: string
    unavailable: string
    activities: string
    route: string
    team: string
    scan: string
    pagesOfGifts: string
    page: string
    previous: string
    next: string
  }
}
