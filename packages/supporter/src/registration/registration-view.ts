import type { GoalMeasure } from '../page-facts/goal-measure.ts'

/** A question of the site's own. */
export interface Question {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'textarea' | 'select' | 'checkbox' | 'date' | 'email' | 'number' | 'phone'
  readonly required: boolean
  /** Options; empty for a text field. */
  readonly options: readonly string[]
  readonly help: string
  /** The tag that its answer sets; undefined where the answer is kept as the page's metadata. */
  readonly tag?: {
    readonly name: string
    readonly label: string
    readonly values: readonly string[]
  }
}

/** Registration of this site as plain data, the same for everyone. */
export interface RegistrationView {
  campaignId: string
  charityId: string
  eventId: string
  asks: {
    name: boolean
    target: boolean
    eventDate: boolean
    fitnessGoal: boolean
    address: boolean
    team: boolean
    selfDonation: boolean
  }
  questions: Question[]
  country: string
  currency: string
  currencySymbol: string
  /** Whether fitness goals are distances or climbs here. */
  goalMeasure: GoalMeasure
  defaultPageStory: string
  siteName: string
}
