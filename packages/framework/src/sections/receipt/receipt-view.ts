import type { CountedGift } from './donation-event.ts'
import type { ShareBarView } from '../../frame/share/page-share.ts'
import type { TotalFigures } from '../../totals/to-total-figures.ts'

/** Thanks for a gift. */
export type ReceiptView =
  | {
      found: true
      thanks: string
      text: string
      message: string | undefined
      figures: TotalFigures | undefined
      /** What a giver may need later, such as the reference. */
      facts: readonly { label: string; value: string }[]
      /** How to change the gift, or take it back. */
      change: string
      /** Ways to share what was given to, with the heading above them. */
      share: ShareBarView
      shareLabel: string
      /** Where the giver starts a page of their own; undefined where nobody can. */
      start: { label: string; href: string } | undefined
      /** What analytics are told of a new gift, once the donor agrees to be counted. */
      gift: CountedGift | undefined
    }
  | { found: false; title: string; text: string }
