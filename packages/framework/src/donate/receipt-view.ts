import type { CountedGift } from './donation-event.ts'
import type { Figures } from '../view-models/to-figures.ts'

/** Thanks for a gift. */
export type ReceiptView =
  | {
      found: true
      thanks: string
      text: string
      message: string | undefined
      figures: Figures | undefined
      /** What analytics are told of a new gift, once the donor agrees to be counted. */
      gift: CountedGift | undefined
    }
  | { found: false; title: string; text: string }
