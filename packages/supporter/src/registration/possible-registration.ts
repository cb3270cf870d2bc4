import type { OptionalGroup } from '@milepost/platform/adapter'
import type { RegistrationView } from './registration-view.ts'

/**
 * Removes the parts of a registration that the platform does not support, such as teams, and questions whose answers
 * could not be stored. Without tags, answers are stored as metadata.
 *
 * @param can - whether the platform has a group of calls
 */
export function possibleRegistration(
  view: RegistrationView,
  can: (group: OptionalGroup) => boolean,
): RegistrationView {
  const { asks, questions, eventId } = view
  return {
    ...view,
    asks: {
      ...asks,
      // A page of an event has the event's own date: the supporter's is kept as metadata.
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
