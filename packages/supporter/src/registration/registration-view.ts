import type { GoalMeasure } from '../page-facts/units.ts'
import type { OptionalCallGroup } from '@milepost/platform/adapter'

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
  /** Median target of the site's pages, formatted. @default none */
  usualTarget?: string | undefined
  /** Whether activity goals are distances or climbs on this site. */
  goalMeasure: GoalMeasure
  defaultPageStory: string
  siteName: string
}

/**
 * Removes the parts of a registration that the platform does not support, such as teams, and questions whose answers could not
 * be stored. Without tags, their answers are stored as metadata.
 *
 * @param can - whether the platform supports a group of calls
 */
export function removeUnsupportedParts(
  view: RegistrationView,
  can: (group: OptionalCallGroup) => boolean,
): RegistrationView {
  const { asks, questions, eventId } = view
  return {
    ...view,
    asks: {
      ...asks,
      // The page of an event has the event's date, so the supporter's own date is stored as metadata.
      eventDate: asks.eventDate && (eventId === '' || can('metadata')),
      fitnessGoal: asks.fitnessGoal && can('tags'),
      team: asks.team && can('teams'),
    },
    questions: questions.flatMap((question) => {
      if (question.tag !== undefined && can('tags')) return [question]
      const { tag: _tag, ...untagged } = question
      return can('metadata') ? [untagged] : []
    }),
  }
}
