import type { FitnessType } from '@milepost/platform'
import FitParser, {
  fitTimestampToUnixMilliseconds,
  type ParsedRawFitField as Field,
  type ParsedRawFitMessage as Message,
} from 'fit-file-parser'
import type { RoutePoint } from '../route/route.ts'
import { measureRoute, plausibleTime } from './measure-route.ts'
import type { RouteFile } from './read-route-file.ts'

/** Message types of the FIT profile that a route is read from. */
const kinds = { session: 18, record: 20, event: 21 } as const
const timestamp = 253
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
const stops = [1, 4]

const sports: Readonly<Record<number, FitnessType>> = {
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
const transition = 3

/**
 * Parses a FIT file, the format of most watches. Totals of its sessions take precedence over those of its points, because
 * treadmills record no positions.
 *
 * @returns undefined if it has neither distance nor time
 * @throws Error if it is truncated, corrupt or not a FIT file
 */
export async function readFitFile(bytes: Uint8Array): Promise<RouteFile | undefined> {
  const parser = new FitParser({
    force: false,
    rawMessagesOnly: true,
    includeRawMessages: Object.values(kinds),
  })
  const { raw_messages: messages = [] } = await parser.parseAsync(Uint8Array.from(bytes).buffer)
  const segments = splitSegments(messages)
  const figures = measureRoute(segments)
  const sessions = messages.filter(({ global_message_number: kind }) => kind === kinds.session)
  const records = messages.filter(({ global_message_number: kind }) => kind === kinds.record)
  const sum = (field: number) =>
    sessions.reduce((total, session) => total + (unsigned(session, field) ?? 0), 0)
  // Fallbacks: indoor activities have records without positions, and some devices write no session.
  const recorded = records.map((record) => unsigned(record, recordFields.distance) ?? 0)
  const recordedSeconds = secondsBetween(records[0], records.at(-1))
  const distanceMetres =
    sum(sessionFields.distance) / 100 || figures.distanceMetres || (recorded.at(-1) ?? 0) / 100
  const durationSeconds =
    (sum(sessionFields.timer) || sum(sessionFields.elapsed)) / 1000 ||
    figures.durationSeconds ||
    recordedSeconds
  if (distanceMetres === 0 && durationSeconds === 0) return undefined
  const [first] = sessions
  const start = first && unsigned(first, sessionFields.start)
  return {
    distanceMetres,
    durationSeconds,
    elevationMetres: sum(sessionFields.ascent) || figures.elevationMetres,
    startedMs: figures.startedMs ?? plausibleTime(fromFitTime(start)),
    type: toFitnessType(sessions),
    title: undefined,
    segments,
  }
}

/** Returns the sport of all sessions; undefined if they differ, as in a triathlon. */
function toFitnessType(sessions: readonly Message[]): FitnessType | undefined {
  const found = sessions.map((session) => unsigned(session, sessionFields.sport) ?? -1)
  const kindsOfSport = new Set(found.filter((sport) => sport !== transition))
  const [sport = -1] = kindsOfSport
  return kindsOfSport.size === 1 ? sports[sport] : undefined
}

function secondsBetween(first: Message | undefined, last: Message | undefined): number {
  const [from, to] = [first, last].map((record) => record && readSeconds(record))
  return from === undefined || to === undefined ? 0 : Math.max(0, to - from)
}

/** Splits the route points into segments at each timer stop. */
function splitSegments(messages: readonly Message[]): RoutePoint[][] {
  const segments: RoutePoint[][] = [[]]
  for (const message of messages) {
    const kind = message.global_message_number
    if (kind === kinds.record) {
      const point = toPoint(message)
      if (point !== undefined) segments.at(-1)?.push(point)
    }
    const isStop =
      kind === kinds.event &&
      unsigned(message, eventFields.event) === timerEvent &&
      stops.includes(unsigned(message, eventFields.type) ?? -1)
    if (isStop) segments.push([])
  }
  return segments.filter((points) => points.length > 1)
}

function toPoint(record: Message): RoutePoint | undefined {
  const latitude = degrees(record, recordFields.latitude)
  const longitude = degrees(record, recordFields.longitude)
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90) return undefined
  const height =
    unsigned(record, recordFields.enhancedAltitude) ?? unsigned(record, recordFields.altitude)
  const elevation = height === undefined ? undefined : height / 5 - 500
  return {
    latitude,
    longitude,
    // Plausible altitudes: from the Dead Sea to Mount Everest.
    elevationMetres:
      elevation !== undefined && elevation > -500 && elevation < 9000 ? elevation : undefined,
    atMs: fromFitTime(readSeconds(record)),
  }
}

/** Returns the time of a record, in seconds since the FIT epoch. */
function readSeconds(record: Message): number | undefined {
  return record.compressed_timestamp ?? unsigned(record, timestamp)
}

function fromFitTime(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : fitTimestampToUnixMilliseconds(seconds)
}

function degrees(message: Message, field: number): number | undefined {
  const found = message.fields.find(
    ({ field_definition_number: number, raw_value: { length } }) =>
      number === field && length === 4,
  )
  const value = found && viewOf(found).getInt32(0, message.little_endian)
  return value === undefined || value === 0x7fffffff ? undefined : value * degreesPerUnit
}

/** Returns an unsigned number; undefined if the device recorded it as unknown. */
function unsigned(message: Message, field: number): number | undefined {
  const found = message.fields.find(({ field_definition_number: number }) => number === field)
  if (found === undefined) return undefined
  const view = viewOf(found)
  const { byteLength: size } = view
  if (size === 1) return known(view.getUint8(0), 0xff)
  if (size === 2) return known(view.getUint16(0, message.little_endian), 0xffff)
  return size === 4 ? known(view.getUint32(0, message.little_endian), 0xffffffff) : undefined
}

function known(value: number, unknown: number): number | undefined {
  return value === unknown ? undefined : value
}

function viewOf({ raw_value: bytes }: Field): DataView {
  return new DataView(Uint8Array.from(bytes).buffer)
}
