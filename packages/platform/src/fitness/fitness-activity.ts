import { parseDate, toMetres, toSeconds } from '@milepost/measures'
import { UnsupportedError } from '../errors/errors.ts'
import { imageLink, type WithEnvironment } from '../links/links.ts'
import { encodeText } from '../request/arguments.ts'
import { toBase64, toSlug } from '../values/texts.ts'
import { asList, asRecord, toAmount, toText, toDateText } from '../values/values.ts'

/** The kinds of activity that the platform knows (Spec §3). */
export type FitnessType = 'walk' | 'run' | 'ride' | 'swim' | 'hike' | 'wheelchair'

/** The fitness apps that activities come from. */
export type FitnessApp = 'strava' | 'fitbit'

/** One activity of a supporter, as the product speaks of it (Spec §3). */
export interface FitnessActivity {
  /** The campaign's guid, where it is told. */
  campaign: string | undefined
  /** The charity's id. */
  charity: string | undefined
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
  /** The id inside the fitness app; undefined for one typed in by hand. */
  externalId: string | undefined
  fitnessApp: FitnessApp | undefined
  /** The id that the GraphQL call for deleting takes; undefined if it is not known. */
  id: string | undefined
  /** The id that the REST call for deleting takes. */
  legacyId: string | undefined
  /** Typed in by hand. */
  manual: boolean
  /** The page's guid. */
  page: string | undefined
  /** The encoded way on a map. */
  polyline: string | undefined
  /** The page's short name. */
  slug: string | undefined
  source: 'fitness' | 'manual'
  /** Where the fitness app shows it. */
  sourceUrl: string | undefined
  steps: number | undefined
  teamId: string | undefined
  title: string | undefined
  /** undefined for a kind that is not known. */
  type: FitnessType | undefined
}

/** What activities add up to. */
export interface FitnessTotals {
  /** Metres. */
  fitnessDistanceTotal: number
  /** Seconds. */
  fitnessDurationTotal: number
  /** Metres. */
  fitnessElevationTotal: number
}

/** The activities of a page and what they add up to. */
export interface PageFitness extends FitnessTotals {
  fitnessActivities: FitnessActivity[]
}

/** A page's part in the fitness of its team. */
export interface TeamFitnessPage {
  /** The page's guid. */
  page: string
  /** Metres. */
  distance: number
  name: string | undefined
  slug: string | undefined
  image: string | undefined
}

/** What a team's activities add up to, in all and by page. */
export interface TeamFitness extends FitnessTotals {
  pages: TeamFitnessPage[]
}

/** Reads an activity of the REST API. Never throws; a missing measure is 0. */
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
    id: timelineId(page, externalId),
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

/** The id that the graph knows the activity by. */
function timelineId(page: string | undefined, externalId: string | undefined) {
  if (!page || !externalId) return undefined
  const entry = externalId.startsWith('JG:MANUAL') ? externalId : `FITNESS:STRAVA:${externalId}`
  return toBase64(`Timeline:FUNDRAISING:${page}:${entry}`)
}

/**
 * Reads an entry of the graph's timeline. Never throws; a missing measure is 0.
 *
 * @returns undefined for an entry that is no activity
 */
export function parseTimelineEntry(wire: unknown): FitnessActivity | undefined {
  const entry = asRecord(wire)
  if (typeof entry['fitnessActivity'] !== 'object' || !entry['fitnessActivity']) return undefined
  const activity = asRecord(entry['fitnessActivity'])
  const legacyId = toText(entry['legacyId'])
  // A measure is an object, or a bare number.
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

/** What a parser finds in its own shape; the rest of an activity follows from it. */
interface ActivityFacts extends Omit<
  FitnessActivity,
  'externalId' | 'fitnessApp' | 'manual' | 'source' | 'sourceUrl' | 'type'
> {
  /** The id inside the fitness app, if it comes from one. */
  appId: string | undefined
  /** `JG:MANUAL…` for one typed in by hand; otherwise it names the fitness app. */
  sourceId: string | undefined
  type: unknown
}

function completeActivity({ appId, sourceId, ...facts }: ActivityFacts): FitnessActivity {
  const manual = sourceId?.startsWith('JG:MANUAL') === true
  const externalId = manual ? undefined : appId
  const fitnessApp = appOf(sourceId)
  const type = toText(facts.type)?.toLowerCase() ?? ''
  return {
    ...facts,
    externalId,
    fitnessApp,
    manual,
    source: manual ? 'manual' : 'fitness',
    sourceUrl: sourceUrlOf(fitnessApp, externalId),
    type: types.includes(type) ? (type as FitnessType) : undefined,
  }
}

function appOf(sourceId = ''): FitnessApp | undefined {
  if (sourceId.includes('STRAVA')) return 'strava'
  return sourceId.includes('FITBIT') ? 'fitbit' : undefined
}

function sourceUrlOf(app: FitnessApp | undefined, externalId: string | undefined) {
  if (!app || !externalId) return undefined
  const id = encodeText(externalId)
  return app === 'strava'
    ? `https://www.strava.com/activities/${id}`
    : `https://www.fitbit.com/activities/exercise/${id}`
}

/** Reads what activities add up to, from REST or from a totals summary. Never throws. */
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

/** Reads the fitness of a page. Never throws. */
export function parsePageFitness(wire: unknown): PageFitness {
  return {
    ...parseFitnessTotals(wire),
    fitnessActivities: asList(asRecord(wire)['activities']).map(parseFitnessActivity),
  }
}

/** Reads the fitness of a team. Never throws; a page without details has a guid and a distance. */
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
          image: imageLink(context, details['ImageId'], 'Size186x186Crop'),
        }
      }),
  }
}

/** What a supporter did. */
export interface ActivityInputs {
  /** The type of the activity, in upper or lower case. An unknown one is a walk. */
  type: FitnessType | Uppercase<FitnessType>
  title?: string | undefined
  /** Replaces the title. */
  caption?: string | undefined
  /** What the supporter says about it. */
  message?: string | undefined
  /** ISO 8601, or a `Date`. @default now */
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
 * @throws {UnsupportedError} for an invalid `createdAt`, which the platform would replace with today
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
  const wanted = toText(inputs.type)?.toUpperCase()
  const createdAt = parseDate(inputs.createdAt)
  if (!createdAt && inputs.createdAt) {
    throw new UnsupportedError("The argument 'createdAt' must be a date in ISO 8601")
  }
  return {
    title: title || caption || '',
    activityType: wireTypes.find((type) => type === wanted) ?? 'WALK',
    distance: toMetres<string>(distance, distanceUnit),
    duration: toSeconds<string>(duration, inputs.durationUnit ?? ''),
    elevation: toMetres<string>(elevation, elevationUnit),
    createdAt,
  }
}
