import type { RegistrationSlice } from '@milepost/content'
import type { GoalMeasure } from '../page-facts/goal-measure.ts'

/** A question of the site's own. */
export type Question = Pick<
  RegistrationSlice['items'][number],
  'name' | 'label' | 'type' | 'required' | 'options' | 'help'
> & {
  /** The tag that its answer sets; undefined where the answer is kept as the page's metadata. */
  tag?: { readonly name: string; readonly label: string; readonly values: readonly string[] }
}

/** How people start a page on this site: plain data, the same for everyone. */
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
  /** What fitness goals are here. */
  goalMeasure: GoalMeasure
  defaultPageStory: string
  siteName: string
  origin: string
}
