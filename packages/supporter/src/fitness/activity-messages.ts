import { fillMessage, type MessagesOf } from '../messages/message-catalogue.ts'
import type { FitnessType } from '@milepost/platform'
import type { ActivityMessages } from '@milepost/ui'
import type { fitnessMessages } from './fitness-messages.ts'
import { formatDistance, formatDuration, formatElevation } from '@milepost/measures/format'
import type { UnitSystem } from '../page-facts/units.ts'

/** Message key of each activity type. */
export const activityTypeMessageKeys = {
  walk: 'typeWalk',
  run: 'typeRun',
  ride: 'typeRide',
  swim: 'typeSwim',
  hike: 'typeHike',
  wheelchair: 'typeWheelchair',
} as const satisfies Record<FitnessType, keyof typeof fitnessMessages.english>

/** Returns the labels of a list of activities. */
export function toActivityMessages(messages: MessagesOf<typeof fitnessMessages>): ActivityMessages {
  return {
    types: {
      walk: messages.typeWalk,
      run: messages.typeRun,
      ride: messages.typeRide,
      swim: messages.typeSwim,
      hike: messages.typeHike,
      wheelchair: messages.typeWheelchair,
    },
    distance: messages.wordDistance,
    duration: messages.wordDuration,
    elevation: messages.wordElevation,
    manual: messages.manualEntry,
    route: messages.wordRoute,
  }
}

interface ActivityTotalsOptions {
  /** Metres and seconds. */
  activities: readonly { distance: number; duration: number; elevation: number }[]
  country: string
  system: UnitSystem
  messages: MessagesOf<typeof fitnessMessages>
}

/** Formats activity totals, such as `5 km, 40 min`, without zeros. */
export function formatActivityTotals({
  activities,
  country,
  system,
  messages,
}: ActivityTotalsOptions): string {
  const sum = (measure: 'distance' | 'duration' | 'elevation') =>
    activities.reduce((total, activity) => total + activity[measure], 0)
  const [distance, duration, elevation] = [sum('distance'), sum('duration'), sum('elevation')]
  const climbed = formatElevation(elevation, { country, system })
  const figures = [
    distance > 0 ? formatDistance(distance, { country, system }) : '',
    duration > 0 ? formatDuration(duration, { country }) : '',
    elevation > 0 ? fillMessage(messages.climbed, { elevation: climbed }) : '',
  ].filter((figure) => figure !== '')
  // Prevents line breaks between a number and its unit.
  return figures.map((figure) => figure.replaceAll(' ', '\u00a0')).join(', ')
}
