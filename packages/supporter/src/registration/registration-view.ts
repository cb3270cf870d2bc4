import type { GoalMeasure } from '../page-facts/goal-measure.ts'

/** A custom question of the site. */
export interface Question {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'textarea' | 'select' | 'checkbox' | 'date' | 'email' | 'number' | 'phone'
  readonly required: boolean
  /** Options of a select field; empty for other types. */
  readonly options: readonly string[]
  readonly help: string
  /** Tag that stores the answer. Without one, it is stored as metadata of the page. */
  readonly tag?: {
    readonly name: string
    readonly label: string
    readonly values: readonly string[]
  }
}

/** Settings of the site's registration, the same for all visitors. */
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
  /** Whether activity goals are distances or climbs on this site. */
  goalMeasure: GoalMeasure
  defaultPageStory: string
  siteName: string
}
