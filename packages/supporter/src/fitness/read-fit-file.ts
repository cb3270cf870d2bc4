import type { FitnessType } from '@milepost/platform'
import {
  fitTimestampToUnixMilliseconds,
  type FitRawField,
  type FitRawMessage,
  readFitMessages,
} from 'fit-file-parser/raw'
import type { RoutePoint } from '../route/route.ts'
import { measureRoute } from './measure-route.ts'
import type { RouteFile } from './read-route-file.ts'

/** The kinds of messages that a route is read from, by their numbers in the FIT profile. */
const kinds = { session: 18, record: 20, event: 21 } as const
const timestamp = 253
const sessionFields = { start: 2, sport: 5, elapsed: 7, timer: 8, distance: 9, ascent: 22 } as const
const recordFields = { latitude: 0, longitude: 1, altitude: 2, enhancedAltitude: 78 } as const
const eventFields = { event: 0, type: 1 } as const
/** The clock of the activity, and its ways to stop. */
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

/** Half a turn is 2^31 of the format's units. */
const degreesPerUnit = 180 / 2 ** 31

/**
 * Reads a FIT file, which most watches write. The sums that a session
 * states count before the sum of its places, because a treadmill has no places.
 *
 * @returns undefined where it tells of no way and no time
 * @throws FitMessageReaderError when it is cut off, changed or no FIT file
 */
export function readFitFile(bytes: Uint8Array): RouteFile | undefined {
  const { messages } = readFitMessages(bytes, { messageNumbers: Object.values(kinds) })
  const stretches = stretchesOf(messages)
  const figures = measureRoute(stretches)
  const sessions = messages.filter(({ globalMessageNumber: kind }) => kind === kinds.session)
  const sum = (field: number) =>
    sessions.reduce((total, session) => total + (unsigned(session, field) ?? 0), 0)
  const distanceMetres = sum(sessionFields.distance) / 100 || figures.distanceMetres
  const durationSeconds =
    (sum(sessionFields.timer) || sum(sessionFields.elapsed)) / 1000 || figures.durationSeconds
  if (distanceMetres === 0 && durationSeconds === 0) return undefined
  const [first] = sessions
  const start = first && unsigned(first, sessionFields.start)
  return {
    distanceMetres,
    durationSeconds,
    elevationMetres: sum(sessionFields.ascent) || figures.elevationMetres,
    startedMs: figures.startedMs ?? momentOf(start),
    type: sports[(first && unsigned(first, sessionFields.sport)) ?? -1],
    title: undefined,
    stretches,
  }
}

/** The places in the order of the file; a stop of the clock ends a stretch. */
function stretchesOf(messages: readonly FitRawMessage[]): RoutePoint[][] {
  const stretches: RoutePoint[][] = [[]]
  for (const message of messages) {
    const kind = message.globalMessageNumber
    if (kind === kinds.record) {
      const point = pointOf(message)
      if (point !== undefined) stretches.at(-1)?.push(point)
    }
    const isStop =
      kind === kinds.event &&
      unsigned(message, eventFields.event) === timerEvent &&
      stops.includes(unsigned(message, eventFields.type) ?? -1)
    if (isStop) stretches.push([])
  }
  return stretches.filter((points) => points.length > 1)
}

function pointOf(record: FitRawMessage): RoutePoint | undefined {
  const latitude = degrees(record, recordFields.latitude)
  const longitude = degrees(record, recordFields.longitude)
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90) return undefined
  const height =
    unsigned(record, recordFields.enhancedAltitude) ?? unsigned(record, recordFields.altitude)
  const elevation = height === undefined ? undefined : height / 5 - 500
  return {
    latitude,
    longitude,
    // From the deepest shore to above the highest summit.
    elevationMetres:
      elevation !== undefined && elevation > -500 && elevation < 9000 ? elevation : undefined,
    atMs: momentOf(record.timestamp ?? unsigned(record, timestamp)),
  }
}

function momentOf(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : fitTimestampToUnixMilliseconds(seconds)
}

function degrees(message: FitRawMessage, field: number): number | undefined {
  const found = fieldOf(message, field, 4)
  const value = found && viewOf(found).getInt32(0, message.littleEndian)
  return value === undefined || value === 0x7fffffff ? undefined : value * degreesPerUnit
}

/** A number without a sign; undefined where the device had none. */
function unsigned(message: FitRawMessage, field: number): number | undefined {
  const found = message.fields.find(({ fieldNumber }) => fieldNumber === field)
  if (found === undefined) return undefined
  const { littleEndian } = message
  const view = viewOf(found)
  if (found.size === 1) return known(view.getUint8(0), 0xff)
  if (found.size === 2) return known(view.getUint16(0, littleEndian), 0xffff)
  return found.size === 4 ? known(view.getUint32(0, littleEndian), 0xffffffff) : undefined
}

function known(value: number, unknown: number): number | undefined {
  return value === unknown ? undefined : value
}

function fieldOf(message: FitRawMessage, field: number, size: number): FitRawField | undefined {
  return message.fields.find((one) => one.fieldNumber === field && one.size === size)
}

function viewOf({ bytes }: FitRawField): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
