import type { FitnessType } from '@milepost/platform'
import FitParser, {
  fitTimestampToUnixMilliseconds,
  type ParsedRawFitField as Field,
  type ParsedRawFitMessage as Message,
} from 'fit-file-parser'
import type { RoutePoint } from '../route/route.ts'
import { measureRoute, toPlausibleTime } from './measure-route.ts'
import type { RouteFile } from './read-route-file.ts'

/** Message types of the FIT profile that a route is read from. */
const messageTypes = { session: 18, record: 20, event: 21 } as const
const timestampField = 253
const sessionFields = { start: 2, sport: 5, elapsed: 7, timer: 8, distance: 9, ascent: 22 } as const
const recordFields = {
  latitude: 0,
  longitude: 1,
  altitude: 2,
  distance: 5,
  enhancedAltitude: 78,
} as const
const eventFields = { event: 0, type: 1 } as const
/** Timer event, and its stop types. */
const timerEvent = 0
const timerStopTypes = [1, 4]

const fitnessTypeBySport: Readonly<Record<number, FitnessType>> = {
  1: 'run',
  2: 'ride',
  5: 'swim',
  11: 'walk',
  17: 'hike',
  21: 'ride',
  65: 'wheelchair',
  66: 'wheelchair',
}

/** Half a turn (180°) is 2^31 units. */
const degreesPerUnit = 180 / 2 ** 31

/** Sport number of the transition between the sports of a triathlon. */
const transitionSport = 3

/**
 * Parses a FIT file, the format of most watches. Session totals take precedence over point totals, because
 * treadmills record no positions.
 *
 * @returns undefined if it has neither distance nor time
 * @throws Error if it is truncated, corrupt or not a FIT file
 */
export async function readFitFile(bytes: Uint8Array): Promise<RouteFile | undefined> {
  const parser = new FitParser({
    force: false,
    rawMessagesOnly: true,
    includeRawMessages: Object.values(messageTypes),
  })
  const { raw_messages: messages = [] } = await parser.parseAsync(Uint8Array.from(bytes).buffer)
  const segments = splitSegments(messages)
  const figures = measureRoute(segments)
  const sessions = messages.filter(
    ({ global_message_number: kind }) => kind === messageTypes.session,
  )
  const records = messages.filter(({ global_message_number: kind }) => kind === messageTypes.record)
  const sum = (field: number) =>
    sessions.reduce((total, session) => total + (getUnsigned(session, field) ?? 0), 0)
  // Fallbacks: indoor activities have records without positions, and some devices write no session.
  const recorded = records.map((record) => getUnsigned(record, recordFields.distance) ?? 0)
  const recordedSeconds = getSecondsBetween(records[0], records.at(-1))
  const distanceMetres =
    sum(sessionFields.distance) / 100 || figures.distanceMetres || (recorded.at(-1) ?? 0) / 100
  const durationSeconds =
    (sum(sessionFields.timer) || sum(sessionFields.elapsed)) / 1000 ||
    figures.durationSeconds ||
    recordedSeconds
  if (distanceMetres === 0 && durationSeconds === 0) return undefined
  const [first] = sessions
  const start = first && getUnsigned(first, sessionFields.start)
  return {
    distanceMetres,
    durationSeconds,
    elevationMetres: sum(sessionFields.ascent) || figures.elevationMetres,
    startedMs: figures.startedMs ?? toPlausibleTime(toUnixMs(start)),
    type: toFitnessType(sessions),
    title: undefined,
    segments,
  }
}

/** Returns the sport of all sessions; undefined if they differ, as in a triathlon. */
function toFitnessType(sessions: readonly Message[]): FitnessType | undefined {
  const found = sessions.map((session) => getUnsigned(session, sessionFields.sport) ?? -1)
  const kindsOfSport = new Set(found.filter((sport) => sport !== transitionSport))
  const [sport = -1] = kindsOfSport
  return kindsOfSport.size === 1 ? fitnessTypeBySport[sport] : undefined
}

function getSecondsBetween(first: Message | undefined, last: Message | undefined): number {
  const [from, to] = [first, last].map((record) => record && getSeconds(record))
  return from === undefined || to === undefined ? 0 : Math.max(0, to - from)
}

/** Splits the route points into segments at each timer stop. */
function splitSegments(messages: readonly Message[]): RoutePoint[][] {
  const segments: RoutePoint[][] = [[]]
  for (const message of messages) {
    const kind = message.global_message_number
    if (kind === messageTypes.record) {
      const point = toRoutePoint(message)
      if (point !== undefined) segments.at(-1)?.push(point)
    }
    const isStop =
      kind === messageTypes.event &&
      getUnsigned(message, eventFields.event) === timerEvent &&
      timerStopTypes.includes(getUnsigned(message, eventFields.type) ?? -1)
    if (isStop) segments.push([])
  }
  return segments.filter((points) => points.length > 1)
}

function toRoutePoint(record: Message): RoutePoint | undefined {
  const latitude = getDegrees(record, recordFields.latitude)
  const longitude = getDegrees(record, recordFields.longitude)
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90) return undefined
  const height =
    getUnsigned(record, recordFields.enhancedAltitude) ?? getUnsigned(record, recordFields.altitude)
  const elevation = height === undefined ? undefined : height / 5 - 500
  return {
    latitude,
    longitude,
    // Plausible altitudes: from the Dead Sea to Mount Everest.
    elevationMetres:
      elevation !== undefined && elevation > -500 && elevation < 9000 ? elevation : undefined,
    atMs: toUnixMs(getSeconds(record)),
  }
}

/** Returns the time of a record, in seconds since the FIT epoch. */
function getSeconds(record: Message): number | undefined {
  return record.compressed_timestamp ?? getUnsigned(record, timestampField)
}

function toUnixMs(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : fitTimestampToUnixMilliseconds(seconds)
}

function getDegrees(message: Message, field: number): number | undefined {
  const found = message.fields.find(
    ({ field_definition_number: number, raw_value: { length } }) =>
      number === field && length === 4,
  )
  const value = found && toDataView(found).getInt32(0, message.little_endian)
  return value === undefined || value === 0x7fffffff ? undefined : value * degreesPerUnit
}

/** Returns an unsigned number; undefined if the device recorded it as unknown. */
function getUnsigned(message: Message, field: number): number | undefined {
  const found = message.fields.find(({ field_definition_number: number }) => number === field)
  if (found === undefined) return undefined
  const view = toDataView(found)
  const { byteLength: size } = view
  if (size === 1) return omitUnknown(view.getUint8(0), 0xff)
  if (size === 2) return omitUnknown(view.getUint16(0, message.little_endian), 0xffff)
  return size === 4 ? omitUnknown(view.getUint32(0, message.little_endian), 0xffffffff) : undefined
}

function omitUnknown(value: number, unknown: number): number | undefined {
  return value === unknown ? undefined : value
}

function toDataView({ raw_value: bytes }: Field): DataView {
  return new DataView(Uint8Array.from(bytes).buffer)
}
