import type { MessagesOf } from '../messages/message-catalogue.ts'
import { formatDistance, formatDuration, formatElevation } from '@milepost/measures/format'
import { fillMessage } from '../messages/fill-message.ts'
import type { fitnessMessages } from './fitness-messages.ts'
import type { UnitSystem } from '../page-facts/unit-system.ts'

export interface ActivityTotalsInputs {
  /** Metres and seconds. */
  activities: readonly { distance: number; duration: number; elevation: number }[]
  country: string
  system: UnitSystem
  words: MessagesOf<typeof fitnessMessages>
}

/** Formats activity totals, such as `5 km, 40 min`, without zeros. */
export function activityTotals({
  activities,
  country,
  system,
  words,
}: ActivityTotalsInputs): string {
  const sum = (measure: 'distance' | 'duration' | 'elevation') =>
    activities.reduce((total, activity) => total + activity[measure], 0)
  const [distance, duration, elevation] = [sum('distance'), sum('duration'), sum('elevation')]
  const climbed = formatElevation(elevation, { country, system })
  const figures = [
    distance > 0 ? formatDistance(distance, { country, system }) : '',
    duration > 0 ? formatDuration(duration, { country }) : '',
    elevation > 0 ? fillMessage(words.climbed, { elevation: climbed }) : '',
  ].filter((figure) => figure !== '')
  // Prevents line breaks between a number and its unit.
  return figures.map((figure) => figure.replaceAll(' ', '\u00a0')).join(', ')
}
