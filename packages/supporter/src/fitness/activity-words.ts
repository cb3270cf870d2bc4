import type { MessagesOf } from '../messages/message-catalogue.ts'
import type { FitnessType } from '@milepost/platform'
import type { ActivityWords } from '@milepost/ui'
import type { fitnessMessages } from './fitness-messages.ts'

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
export function activityWords(words: MessagesOf<typeof fitnessMessages>): ActivityWords {
  return {
    types: {
      walk: words.typeWalk,
      run: words.typeRun,
      ride: words.typeRide,
      swim: words.typeSwim,
      hike: words.typeHike,
      wheelchair: words.typeWheelchair,
    },
    distance: words.wordDistance,
    duration: words.wordDuration,
    elevation: words.wordElevation,
    manual: words.manualEntry,
    route: words.wordRoute,
  }
}
