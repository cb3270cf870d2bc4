import type { CallToActionSlice } from './call-to-action.ts'
import type { DonateSlice } from './donate.ts'
import type { DonationsSlice } from './donations.ts'
import type { FitnessTotalSlice } from './fitness-total.ts'
import type { GiftsSlice } from './gifts.ts'
import type { HeroSlice } from './hero.ts'
import type { LeaderboardSlice } from './leaderboard.ts'
import type { ProgressSlice } from './progress.ts'
import type { QuestionsSlice } from './questions.ts'
import type { ReceiptSlice } from './receipt.ts'
import type { RichTextSlice } from './rich-text-slice.ts'
import type { SponsorsSlice } from './sponsors.ts'
import type { StepsSlice } from './steps.ts'
import type { StorySlice } from './story.ts'

/** One section of a page; told apart by `type`. */
export type PageSlice =
  | HeroSlice
  | ProgressSlice
  | GiftsSlice
  | StepsSlice
  | FitnessTotalSlice
  | LeaderboardSlice
  | DonationsSlice
  | DonateSlice
  | StorySlice
  | QuestionsSlice
  | SponsorsSlice
  | CallToActionSlice
  | RichTextSlice
  | ReceiptSlice
  | UnknownSlice

/** A slice of a type nobody knows; the site shows 'Unknown slice type: {name}' (Spec §8). */
export interface UnknownSlice {
  readonly type: 'unknown'
  readonly name: string
}
