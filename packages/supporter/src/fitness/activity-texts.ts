import { fillMessage, type MessagesOf } from '../messages/message-catalogue.ts'
import type { FitnessType } from '@milepost/platform'
import type { ActivityMessages } from '@milepost/ui'
import type { fitnessMessages } from './fitness-messages.ts'
import { formatDistance, formatDuration, formatElevation } from '@milepost/measures/format'
import type { UnitSystem } from '../page-facts/units.ts'

/** Message key of each activity type. */
export const activityTypeKeys = {
  walk: 'typeWalk',
  run: 'typeRun',
  ride: 'typeRide',
  swim: 'typeSwim',
  hike: 'typeHike',
  wheelchair: 'typeWheelchair',
} as const satisfies Record<FitnessType, keyof typeof fitnessMessages.english>

/** Returns the labels of a list of activities. */
export function toActivityMessages(texts: MessagesOf<typeof fitnessMessages>): ActivityMessages {
  return {
    types: {
      walk: texts.typeWalk,
      run: texts.typeRun,
      ride: texts.typeRide,
      swim: texts.typeSwim,
      hike: texts.typeHike,
      wheelchair: texts.typeWheelchair,
    },
    distance: texts.wordDistance,
    duration: texts.wordDuration,
    elevation: texts.wordElevation,
    manual: texts.manualEntry,
    route: texts.wordRoute,
  }
}

interface ActivityTotalsInputs {
  /** Metres and seconds. */
  activities: readonly { distance: number; duration: number; elevation: number }[]
  country: string
  system: UnitSystem
  texts: MessagesOf<typeof fitnessMessages>
}

/** Formats activity totals, such as `5 km, 40 min`, without zeros. */
export function activityTotals({
  activities,
  country,
  system,
  texts,
}: ActivityTotalsInputs): string {
  const sum = (measure: 'distance' | 'duration' | 'elevation') =>
    activities.reduce((total, activity) => total + activity[measure], 0)
  const [distance, duration, elevation] = [sum('distance'), sum('duration'), sum('elevation')]
  const climbed = formatElevation(elevation, { country, system })
  const figures = [
    distance > 0 ? formatDistance(distance, { country, system }) : '',
    duration > 0 ? formatDuration(duration, { country }) : '',
    elevation > 0 ? fillMessage(texts.climbed, { elevation: climbed }) : '',
  ].filter((figure) => figure !== '')
  // Prevents line breaks between a number and its unit.
  return figures.map((figure) => figure.replaceAll(' ', '\u00a0')).join(', ')
}
