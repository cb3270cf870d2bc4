import { fromMetres, isCalendarDay, toMetres } from '@milepost/measures'
import type { FitnessType } from '@milepost/platform'
import type { Form } from '@milepost/forms'
import type { RouteFile } from './read-route-file.ts'

/** Types of activities, in the order of the select field. */
export const fitnessTypes: readonly FitnessType[] = [
  'walk',
  'run',
  'ride',
  'swim',
  'hike',
  'wheelchair',
]

/** Form values, as entered. */
export interface ActivityFields {
  type: string
  title: string
  date: string
  distance: string
  unit: string
  hours: string
  minutes: string
  elevation: string
  message: string
}

/** A parsed activity, ready to be sent. */
export interface ParsedActivity {
  type: FitnessType
  title: string
  message: string
  createdAt: Date
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
}

/** Plausibility limits, to catch typing errors. */
const maxDistanceMetres = 5_000_000
const maxDurationSeconds = 30 * 86_400
const maxClimbMetres = 100_000
/** Maximum average speeds, in m/s. */
const [maxRideSpeed, maxFootSpeed] = [25, 12]

/** Reason why the input is invalid: a message key, and the field concerned. */
type ActivityFieldError = { field: keyof ActivityFields; message: ActivityErrorKey }
type ActivityErrorKey =
  | 'logNumber'
  | 'logMinutesRule'
  | 'logFuture'
  | 'logYear'
  | 'logNothing'
  | 'logTooMuch'

/**
 * Parses and validates the form.
 *
 * @param startedMs - start time from a file, used as long as the form has its date
 */
export function parseActivity(
  fields: ActivityFields,
  { now, startedMs }: { now: Date; startedMs?: number | undefined },
): { ok: true; order: ParsedActivity } | { ok: false; refused: ActivityFieldError } {
  const isImperial = fields.unit === 'imperial'
  const distance = parseQuantity(fields.distance)
  if (distance === undefined) return rejectField('distance', 'logNumber')
  const hours = parseQuantity(fields.hours)
  if (hours === undefined) return rejectField('hours', 'logNumber')
  const minutes = parseQuantity(fields.minutes)
  if (minutes === undefined) return rejectField('minutes', 'logMinutesRule')
  const elevation = parseQuantity(fields.elevation)
  if (elevation === undefined) return rejectField('elevation', 'logNumber')
  const distanceMetres = toMetres(distance, isImperial ? 'miles' : 'km')
  const elevationMetres = isImperial ? toMetres(elevation, 'feet') : elevation
  const durationSeconds = hours * 3600 + minutes * 60
  if (distanceMetres + elevationMetres + durationSeconds <= 0)
    return rejectField('distance', 'logNothing')
  if (distanceMetres > maxDistanceMetres) return rejectField('distance', 'logTooMuch')
  const maxSpeed = fields.type === 'ride' ? maxRideSpeed : maxFootSpeed
  if (durationSeconds > 0 && distanceMetres / durationSeconds > maxSpeed)
    return rejectField('distance', 'logTooMuch')
  if (durationSeconds > maxDurationSeconds) return rejectField('hours', 'logTooMuch')
  if (elevationMetres > maxClimbMetres) return rejectField('elevation', 'logTooMuch')
  if (fields.date !== '' && !isCalendarDay(fields.date)) return rejectField('date', 'logYear')
  const createdAt = parseStartTime(fields.date, { now, startedMs })
  if (createdAt === undefined) return rejectField('date', 'logFuture')
  return {
    ok: true,
    order: {
      type: fitnessTypes.find((type) => type === fields.type) ?? 'walk',
      title: fields.title.trim(),
      message: fields.message.trim(),
      createdAt,
      distanceMetres,
      durationSeconds,
      elevationMetres,
    },
  }
}

/** Returns the local date in the format of a date field. */
export function formatLocalDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/**
 * Returns the time of an activity: the start time in the file, now for today, or noon of an earlier day. Undefined for a date in the
 * future.
 */
function parseStartTime(
  day: string,
  { now, startedMs }: { now: Date; startedMs?: number | undefined },
): Date | undefined {
  if (startedMs !== undefined && startedMs <= now.getTime()) {
    const started = new Date(startedMs)
    if (formatLocalDay(started) === day) return started
  }
  const today = formatLocalDay(now)
  if (day === '' || day === today) return now
  if (day > today) return undefined
  return new Date(`${day}T12:00:00`)
}

function rejectField(field: keyof ActivityFields, message: ActivityErrorKey) {
  return { ok: false as const, refused: { field, message } }
}

/** Parses an amount: 0 for an empty field, undefined for invalid input. */
function parseQuantity(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return 0
  const value = Number(typed)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/** Fills the activity form from a route file. */
interface RouteFormFiller {
  /** Fills in a file's values, and clears values of a previous file that the user has not edited. Undefined only clears. */
  readonly fill: (route: RouteFile | undefined) => void
  /** Converts values that the user has not edited when the unit changes. Returns a function that stops it. */
  readonly followUnit: () => () => void
}

/** Creates the route fill of a form. */
export function createRouteFormFiller(
  form: Pick<Form<Record<keyof ActivityFields, string>>, 'getValue' | 'setValue' | 'subscribe'>,
  initial: ActivityFields,
): RouteFormFiller {
  let current: RouteFile | undefined
  let filled: Partial<ActivityFields> = {}
  let unit: unknown

  const isUnedited = (name: keyof ActivityFields) => form.getValue(name) === filled[name]

  function setUnit(chosen: unknown) {
    if (current === undefined || chosen === unit) return
    unit = chosen
    const lengths = getLengthFields(current, chosen)
    const unedited = (['distance', 'elevation'] as const).filter(isUnedited)
    filled = { ...filled, ...lengths }
    for (const name of unedited) form.setValue(name, lengths[name])
  }

  return {
    fill(route) {
      unit = form.getValue('unit')
      const values = route === undefined ? {} : getRouteFields(route, unit)
      const gone = getFieldNames(filled).filter((name) => !(name in values) && isUnedited(name))
      current = route
      filled = values
      for (const name of gone) form.setValue(name, initial[name])
      for (const name of getFieldNames(values)) form.setValue(name, values[name])
    },
    followUnit: () => form.subscribe(() => setUnit(form.getValue('unit'))),
  }
}

function getRouteFields(route: RouteFile, unit: unknown): Partial<ActivityFields> {
  const minutes = Math.round(route.durationSeconds / 60)
  return {
    ...getLengthFields(route, unit),
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60),
    ...(route.type && { type: route.type }),
    ...(route.title && { title: route.title }),
    ...(route.startedMs !== undefined && { date: formatLocalDay(new Date(route.startedMs)) }),
  }
}

function getLengthFields({ distanceMetres, elevationMetres }: RouteFile, unit: unknown) {
  const isImperial = unit === 'imperial'
  const distance = fromMetres(distanceMetres, isImperial ? 'miles' : 'km')
  const elevation = isImperial ? fromMetres(elevationMetres, 'feet') : elevationMetres
  return {
    distance: String(Math.round(distance * 100) / 100),
    elevation: String(Math.round(elevation)),
  }
}

function getFieldNames(values: Partial<ActivityFields>): (keyof ActivityFields)[] {
  return Object.keys(values) as (keyof ActivityFields)[]
}
