import type { OptionalGroup } from '@milepost/platform/adapter'
import type { RegistrationView } from './registration-view.ts'

/**
 * Removes the parts of a registration that the platform does not support, such as teams, and questions whose answers could not
 * be stored. Without tags, their answers are stored as metadata.
 *
 * @param can - whether the platform supports a group of calls
 */
export function supportedRegistration(
  view: RegistrationView,
  can: (group: OptionalGroup) => boolean,
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
