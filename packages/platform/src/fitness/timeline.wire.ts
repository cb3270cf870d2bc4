import type { IsoDate } from '../wire/rest.wire.ts'

/** A measure of the graph. */
export interface MeasureWire {
  value: number
  unit: string
}

/** What was done; metres and seconds. */
export interface TimelineFitnessWire {
  title?: string | null
  activityId?: string | null
  activityType?: string | null
  mapPolyline?: string | null
  distance?: MeasureWire | null
  elevation?: MeasureWire | null
  duration?: MeasureWire | null
  steps?: number | null
}

/** One entry of a page's timeline. */
export interface TimelineEntryWire {
  id: string
  legacyId?: string | null
  type?: string | null
  message?: string | null
  createdAt?: IsoDate | null
  /** null for an entry that is no activity. */
  fitnessActivity?: TimelineFitnessWire | null
}

/** The `data` of the fitness timeline query. */
export interface FitnessTimelineDataWire {
  page: {
    timeline: {
      pageInfo: { hasNextPage: boolean; endCursor?: string | null }
      nodes: TimelineEntryWire[]
    } | null
  } | null
}

/** The `data` of `createTimelineEntry`. */
export interface CreateTimelineEntryDataWire {
  createTimelineEntry: TimelineEntryWire | null
}

/** The `data` of `deleteTimelineEntry`. */
export interface DeleteTimelineEntryDataWire {
  deleteTimelineEntry: boolean | null
}
