import type { SafeHtml } from '@milepost/content/html'
import type { TotalFigures } from '../view-models/to-total-figures.ts'
import type { CardView } from '../share/page-card.ts'
import type { ShareBarView } from '../share/page-share.ts'
import type { PlaceView } from '../view-models/to-place-view.ts'
import type { SliceView } from '../slices/slice-view.ts'

/** A team's page, as its route shows it. */
export interface TeamView {
  slug: string
  name: string
  /** What joining, leaving and editing need to know. */
  own: {
    slug: string
    name: string
    uuid: string
    owner: string | undefined
    currency: string
    isOpen: boolean
    /** The address where an invited person begins; undefined for a team that takes nobody. */
    inviteUrl: string | undefined
  }
  /** Where a visitor joins; undefined for a team that takes nobody. */
  joinHref: string | undefined
  /** Where a gift for the team is given, and whose page it goes to; undefined where nobody takes gifts. */
  give: { href: string; text: string } | undefined
  share: ShareBarView
  /** The picture that shares show; undefined where the site draws none. */
  shareCard: CardView | undefined
  /** What browsers and shares call the page. */
  metaTitle: string
  /** The captain; empty texts when nobody is known to be. */
  leader: { name: string; role: string }
  campaign: string | undefined
  image: string | undefined
  story: SafeHtml
  /** The language of what the captain wrote, where it is another one than the page's. */
  lang?: string | undefined
  figures: TotalFigures
  /** Such as `27,642 km together`; undefined when nothing was logged. */
  distance: string | undefined
  members: PlaceView[]
  /** Why it is shown without a way to give; undefined for an active team. */
  closed: string | undefined
  /** What the site says on every team's page (Spec §2). */
  slices: SliceView[]
  words: {
    story: string
    members: string
    noMembers: string
    join: string
    donate: string
    share: string
    poster: string
    /** Undefined where the site has no page about it. */
    embed: string | undefined
  }
}
