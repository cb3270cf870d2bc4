import { parseDate, toMetres, toSeconds } from '@milepost/measures'
import { UnsupportedError } from '../errors/errors.ts'
import { imageUrl, type WithEnvironment } from '../links/links.ts'
import { encodeText } from '../request/arguments.ts'
import { toBase64, toSlug } from '../values/texts.ts'
import {
  asList,
  asRecord,
  toAmount,
  toText,
  toDateText,
  type Guid,
  type NumericId,
} from '../values/values.ts'

/** Activity type (Spec §3). */
export type FitnessType = 'walk' | 'run' | 'ride' | 'swim' | 'hike' | 'wheelchair'

/** Fitness app from which an activity was imported. */
export type FitnessApp = 'strava' | 'fitbit'

/** A supporter's activity (Spec §3). */
export interface FitnessActivity {
  campaign: Guid | undefined
  charity: NumericId | undefined
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  description: string | undefined
  /** Metres. */
  distance: number
  /** Seconds. */
  duration: number
  /** Metres. */
  elevation: number
  eventId: string | undefined
  /** ID in the fitness app; undefined for manual activities. */
  externalId: string | undefined
  fitnessApp: FitnessApp | undefined
  /** ID for `deleteFitnessActivity`; undefined if unknown. */
  id: string | undefined
  /** ID for `deleteLegacyFitnessActivity`. */
  legacyId: string | undefined
  /** Whether the supporter entered the activity by hand. */
  manual: boolean
  page: Guid | undefined
  /** The route as an encoded polyline. */
  polyline: string | undefined
  /** The page's slug. */
  slug: string | undefined
  source: 'fitness' | 'manual'
  /** URL of the activity in the fitness app. */
  sourceUrl: string | undefined
  steps: number | undefined
  teamId: string | undefined
  title: string | undefined
  /** undefined if the platform's type is unknown. */
  type: FitnessType | undefined
}

/** Activity totals. */
export interface FitnessTotals {
  /** Metres. */
  fitnessDistanceTotal: number
  /** Seconds. */
  fitnessDurationTotal: number
  /** Metres. */
  fitnessElevationTotal: number
}

/** A page's activities and their totals. */
export interface PageFitness extends FitnessTotals {
  fitnessActivities: FitnessActivity[]
}

/** A page's contribution to its team's activity totals. */
export interface TeamFitnessPage {
  page: Guid
  /** Metres. */
  distance: number
  name: string | undefined
  slug: string | undefined
  image: string | undefined
}

/** A team's activity totals, overall and per page. */
export interface TeamFitness extends FitnessTotals {
  pages: TeamFitnessPage[]
}

/** Parses an activity from the REST API. Never throws: missing measures are 0. */
export function parseFitnessActivity(wire: unknown): FitnessActivity {
  const row = asRecord(wire)
  const page = toText(row['PageGuid'])
  const externalId = toText(row['ExternalId'])
  return completeActivity({
    appId: externalId,
    campaign: toText(row['CampaignGuid']),
    charity: toText(row['CharityId']),
    createdAt: toDateText(row['DateCreated']),
    description: toText(row['Description']),
    distance: toAmount(row['Value']),
    duration: toAmount(row['TimeTaken']),
    elevation: toAmount(row['Elevation']),
    eventId: toText(row['EventId']),
    id: createTimelineId(page, externalId),
    legacyId: toText(row['Id']),
    page,
    polyline: undefined,
    slug: toSlug(row['PageShortName']) || undefined,
    sourceId: externalId,
    steps: toText(row['steps']) === undefined ? undefined : toAmount(row['steps']),
    teamId: toText(row['TeamGuid']),
    title: toText(row['Title']),
    type: row['Type'],
  })
}

/** Derives an activity's GraphQL ID from its REST fields. */
function createTimelineId(page: string | undefined, externalId: string | undefined) {
  if (!page || !externalId) return undefined
  const entry = externalId.startsWith('JG:MANUAL') ? externalId : `FITNESS:STRAVA:${externalId}`
  return toBase64(`Timeline:FUNDRAISING:${page}:${entry}`)
}

/**
 * Parses a timeline entry from GraphQL. Never throws: missing measures are 0.
 *
 * @returns undefined for entries that are not activities
 */
export function parseTimelineEntry(wire: unknown): FitnessActivity | undefined {
  const entry = asRecord(wire)
  if (typeof entry['fitnessActivity'] !== 'object' || !entry['fitnessActivity']) return undefined
  const activity = asRecord(entry['fitnessActivity'])
  const legacyId = toText(entry['legacyId'])
  // The platform sends measures as objects or as numbers.
  const measure = (name: string) => toAmount(asRecord(activity[name])['value'], activity[name])
  return completeActivity({
    appId: toText(activity['activityId']),
    campaign: undefined,
    charity: undefined,
    createdAt: toDateText(entry['createdAt']),
    description: toText(entry['message']),
    distance: measure('distance'),
    duration: measure('duration'),
    elevation: measure('elevation'),
    eventId: undefined,
    id: toText(entry['id']),
    legacyId,
    page: undefined,
    polyline: toText(activity['mapPolyline']),
    slug: undefined,
    sourceId: legacyId,
    steps: toText(activity['steps']) === undefined ? undefined : toAmount(activity['steps']),
    teamId: undefined,
    title: toText(activity['title']),
    type: activity['activityType'],
  })
}

const types: readonly string[] = ['walk', 'run', 'ride', 'swim', 'hike', 'wheelchair']

/** Parsed fields of an activity, from which `completeActivity` derives the others. */
interface ParsedActivity extends Omit<
  FitnessActivity,
  'externalId' | 'fitnessApp' | 'manual' | 'source' | 'sourceUrl' | 'type'
> {
  /** ID in the fitness app. */
  appId: string | undefined
  /** Starts with `JG:MANUAL` for manual activities, otherwise contains the name of the fitness app. */
  sourceId: string | undefined
  type: unknown
}

function completeActivity({ appId, sourceId, ...facts }: ParsedActivity): FitnessActivity {
  const manual = sourceId?.startsWith('JG:MANUAL') === true
  const externalId = manual ? undefined : appId
  const fitnessApp = toFitnessApp(sourceId)
  const type = toText(facts.type)?.toLowerCase() ?? ''
  return {
    ...facts,
    externalId,
    fitnessApp,
    manual,
    source: manual ? 'manual' : 'fitness',
    sourceUrl: toSourceUrl(fitnessApp, externalId),
    type: types.includes(type) ? (type as FitnessType) : undefined,
  }
}

function toFitnessApp(sourceId = ''): FitnessApp | undefined {
  if (sourceId.includes('STRAVA')) return 'strava'
  return sourceId.includes('FITBIT') ? 'fitbit' : undefined
}

function toSourceUrl(app: FitnessApp | undefined, externalId: string | undefined) {
  if (!app || !externalId) return undefined
  const id = encodeText(externalId)
  return app === 'strava'
    ? `https://www.strava.com/activities/${id}`
    : `https://www.fitbit.com/activities/exercise/${id}`
}

/** Parses activity totals from the REST API or a totals summary. Never throws. */
export function parseFitnessTotals(wire: unknown): FitnessTotals {
  const fitness = asRecord(wire)
  return {
    fitnessDistanceTotal: toAmount(
      fitness['totalAmount'],
      fitness['distance'],
      fitness['fitnessDistanceTotal'],
    ),
    fitnessDurationTotal: toAmount(
      fitness['totalAmountTaken'],
      fitness['duration'],
      fitness['fitnessDurationTotal'],
    ),
    fitnessElevationTotal: toAmount(
      fitness['totalAmountElevation'],
      fitness['elevation'],
      fitness['fitnessElevationTotal'],
    ),
  }
}

/** Parses a page's activities and their totals. Never throws. */
export function parsePageFitness(wire: unknown): PageFitness {
  return {
    ...parseFitnessTotals(wire),
    fitnessActivities: asList(asRecord(wire)['activities']).map(parseFitnessActivity),
  }
}

/** Parses a team's activity totals. Never throws. */
export function parseTeamFitness(context: WithEnvironment, wire: unknown): TeamFitness {
  return {
    ...parseFitnessTotals(wire),
    pages: asList(asRecord(wire)['pages'])
      .map(asRecord)
      .map((row) => {
        const details = asRecord(row['Details'])
        return {
          page: toText(row['ID']) ?? '',
          distance: toAmount(row['TotalValue']),
          name: toText(details['Name']),
          slug: toSlug(details['Url']) || undefined,
          image: imageUrl(context, details['ImageId'], 'Size186x186Crop'),
        }
      }),
  }
}

/** An activity to record. */
export interface ActivityInputs {
  /** Case-insensitive. Unknown types become a walk. */
  type: FitnessType | Uppercase<FitnessType>
  title?: string | undefined
  /** Title, if `title` is missing. */
  caption?: string | undefined
  /** The supporter's comment. */
  message?: string | undefined
  /** ISO 8601, or a `Date`. @default now */
  createdAt?: string | Date | undefined
  distance?: number | string | undefined
  /** For example, `km` or `miles`. @default metres */
  distanceUnit?: string | undefined
  duration?: number | string | undefined
  /** For example, `minutes`. @default seconds */
  durationUnit?: string | undefined
  elevation?: number | string | undefined
  /** For example, `feet`. @default metres, regardless of `distanceUnit` */
  elevationUnit?: string | undefined
  steps?: number | undefined
}

/** An activity in the platform's units. */
interface MeasuredActivity {
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

const wireTypes = ['WALK', 'RUN', 'RIDE', 'SWIM', 'HIKE', 'WHEELCHAIR'] as const

/**
 * Converts an activity to the platform's units and names (Spec §9).
 *
 * @throws {UnsupportedError} if `createdAt` is invalid: the platform would replace it with today
 */
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
  const requestedType = toText(inputs.type)?.toUpperCase()
  const createdAt = parseDate(inputs.createdAt)
  if (!createdAt && inputs.createdAt) {
    throw new UnsupportedError("The argument 'createdAt' must be an ISO 8601 date")
  }
  return {
    title: title || caption || '',
    activityType: wireTypes.find((type) => type === requestedType) ?? 'WALK',
    distance: toMetres<string>(distance, distanceUnit),
    duration: toSeconds<string>(duration, inputs.durationUnit ?? ''),
    elevation: toMetres<string>(elevation, elevationUnit),
    createdAt,
  }
}
