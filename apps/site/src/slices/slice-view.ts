import type { SafeHtml } from '@milepost/content/html'
import type { DonateFormView } from '../donate/donate-form-view.ts'
import type { DonationView } from '../present/donations.ts'
import type { Figures } from '../present/figures.ts'
import type { ImageView } from '../present/images.ts'
import type { PlaceView } from '../present/leaderboard.ts'

/** A link that asks for something. */
export interface ActionView {
  label: string
  href: string
  emphasis: 'primary' | 'secondary' | 'quiet'
  /** What it asks for; undefined for a plain link. */
  asksFor?: 'donate' | 'signup' | 'login'
}

/** What every section may say about itself. */
export interface SectionView {
  title: string
  text: string
  background: 'none' | 'tint' | 'primary' | 'dark'
  anchor: string | undefined
}

export interface MilestoneView {
  amount: string
  label: string
  reached: boolean
}

export interface FitnessFigures {
  /** Such as `12,480 km`. */
  total: string
  /** The same in the other measure, such as `7,755 miles`. */
  also: string | undefined
  /** Such as `4,012 activities`. */
  count: string
  /** How far along the length, 0 to 100; more than once round starts again. */
  percent: number
  /** How many times the whole length was passed. */
  laps: number
}

/** What a section shows in place of figures that could not be read. */
export interface Unavailable {
  message: string
}

/**
 * One section of a page, as it goes from the loader to the components: plain data, every number
 * formatted, every piece of HTML sanitised.
 */
export type SliceView =
  | ({
      type: 'hero'
      image: ImageView | undefined
      actions: ActionView[]
      figures: Figures | undefined
      edge: 'none' | 'wave' | 'diagonal'
    } & SectionView)
  | ({
      type: 'progress'
      figures: Figures | Unavailable
      milestones: MilestoneView[]
    } & SectionView)
  | ({
      type: 'gifts'
      gifts: { amount: string; label: string; image: ImageView | undefined }[]
    } & SectionView)
  | ({ type: 'steps'; steps: { title: string; text: string }[] } & SectionView)
  | ({
      type: 'fitnessTotal'
      figures: FitnessFigures | Unavailable
      lengthLabel: string
      image: ImageView | undefined
    } & SectionView)
  | ({ type: 'leaderboard'; places: PlaceView[] | Unavailable; emptyText: string } & SectionView)
  | ({
      type: 'donations'
      donations: DonationView[] | Unavailable
      emptyText: string
    } & SectionView)
  | ({ type: 'donate'; form: DonateFormView } & SectionView)
  | ({
      type: 'story'
      html: SafeHtml
      image: ImageView | undefined
      quote: { text: string; name: string; role: string } | undefined
    } & SectionView)
  | ({ type: 'questions'; questions: { question: string; answer: SafeHtml }[] } & SectionView)
  | ({
      type: 'sponsors'
      sponsors: { name: string; logo: ImageView | undefined; href: string; tier: string }[]
    } & SectionView)
  | ({ type: 'callToAction'; image: ImageView | undefined; actions: ActionView[] } & SectionView)
  | ({ type: 'text'; html: SafeHtml } & SectionView)
  | ({ type: 'receipt'; receipt: ReceiptView | undefined } & SectionView)
  | { type: 'unknown'; message: string }

/** Thanks for a gift. */
export type ReceiptView =
  | {
      found: true
      thanks: string
      text: string
      message: string | undefined
      figures: Figures | undefined
    }
  | { found: false; title: string; text: string }

/** Tells figures from the message that stands in their place. */
export function isUnavailable(figures: object): figures is Unavailable {
  return 'message' in figures && !Array.isArray(figures)
}
