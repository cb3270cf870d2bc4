import { parseDate, toMetres, toSeconds } from '@milepost/measures'
import { toText } from '../values/values.ts'
import type { FitnessType } from './fitness-activity.ts'

/** What a supporter did. */
export interface ActivityInputs {
  /** The type of the activity, in upper or lower case. An unknown one is a walk. */
  type: FitnessType | Uppercase<FitnessType>
  title?: string | undefined
  /** Replaces the title. */
  caption?: string | undefined
  /** What the supporter says about it. */
  message?: string | undefined
  /** When it was; now where it is not given. */
  createdAt?: string | Date | undefined
  distance?: number | string | undefined
  /** Such as `km` or `miles`. @default metres */
  distanceUnit?: string | undefined
  duration?: number | string | undefined
  /** Such as `minutes`. @default seconds */
  durationUnit?: string | undefined
  elevation?: number | string | undefined
  /** Such as `feet`. @default metres, whatever the distance is in */
  elevationUnit?: string | undefined
  steps?: number | undefined
}

/** An activity in the units of the platform. */
export interface MeasuredActivity {
  title: string
  activityType: Uppercase<FitnessType>
  /** Metres. */
  distance: number
  /** Seconds. */
  duration: number
  /** Metres. */
  elevation: number
  createdAt: Date | undefined
}

const types = ['WALK', 'RUN', 'RIDE', 'SWIM', 'HIKE', 'WHEELCHAIR'] as const

/** Converts to metres and seconds, and the type to upper case (Spec §9). */
export function measureActivity(inputs: ActivityInputs): MeasuredActivity {
  const {
    title,
    caption,
    distance,
    distanceUnit = '',
    elevation,
    elevationUnit = '',
    duration,
  } = inputs
  const wanted = toText(inputs.type)?.toUpperCase()
  return {
    title: title || caption || '',
    activityType: types.find((type) => type === wanted) ?? 'WALK',
    distance: toMetres<string>(distance, distanceUnit),
    duration: toSeconds<string>(duration, inputs.durationUnit ?? ''),
    elevation: toMetres<string>(elevation, elevationUnit),
    createdAt: parseDate(inputs.createdAt),
  }
}
