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
export interface ActivityOrder {
  type: FitnessType
  title: string
  message: string
  createdAt: Date
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
}

/** Plausibility limits, to catch typing errors. */
const maxMetres = 5_000_000
const maxSeconds = 30 * 86_400
const maxClimbMetres = 100_000
/** Maximum average speeds, in m/s. */
const [maxRideSpeed, maxFootSpeed] = [25, 12]

/** Reason why the input is invalid: a message key, and the field concerned. */
type ActivityRefusal = { field: keyof ActivityFields; message: ActivityProblem }
type ActivityProblem =
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
export function readActivity(
  fields: ActivityFields,
  { now, startedMs }: { now: Date; startedMs?: number | undefined },
): { ok: true; order: ActivityOrder } | { ok: false; refused: ActivityRefusal } {
  const isImperial = fields.unit === 'imperial'
  const distance = parseAmountText(fields.distance)
  if (distance === undefined) return refuse('distance', 'logNumber')
  const hours = parseAmountText(fields.hours)
  if (hours === undefined) return refuse('hours', 'logNumber')
  const minutes = parseAmountText(fields.minutes)
  if (minutes === undefined) return refuse('minutes', 'logMinutesRule')
  const elevation = parseAmountText(fields.elevation)
  if (elevation === undefined) return refuse('elevation', 'logNumber')
  const distanceMetres = toMetres(distance, isImperial ? 'miles' : 'km')
  const elevationMetres = isImperial ? toMetres(elevation, 'feet') : elevation
  const durationSeconds = hours * 3600 + minutes * 60
  if (distanceMetres + elevationMetres + durationSeconds <= 0)
    return refuse('distance', 'logNothing')
  if (distanceMetres > maxMetres) return refuse('distance', 'logTooMuch')
  const maxSpeed = fields.type === 'ride' ? maxRideSpeed : maxFootSpeed
  if (durationSeconds > 0 && distanceMetres / durationSeconds > maxSpeed)
    return refuse('distance', 'logTooMuch')
  if (durationSeconds > maxSeconds) return refuse('hours', 'logTooMuch')
  if (elevationMetres > maxClimbMetres) return refuse('elevation', 'logTooMuch')
  if (fields.date !== '' && !isCalendarDay(fields.date)) return refuse('date', 'logYear')
  const createdAt = parseStart(fields.date, { now, startedMs })
  if (createdAt === undefined) return refuse('date', 'logFuture')
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
export function localDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/**
 * Returns the time of an activity: that of the file, now for today, or noon of an earlier day. Undefined for a date in the
 * future.
 */
function parseStart(
  day: string,
  { now, startedMs }: { now: Date; startedMs?: number | undefined },
): Date | undefined {
  if (startedMs !== undefined && startedMs <= now.getTime()) {
    const started = new Date(startedMs)
    if (localDay(started) === day) return started
  }
  const today = localDay(now)
  if (day === '' || day === today) return now
  if (day > today) return undefined
  return new Date(`${day}T12:00:00`)
}

function refuse(field: keyof ActivityFields, message: ActivityProblem) {
  return { ok: false as const, refused: { field, message } }
}

/** Parses an amount: 0 for an empty field, undefined for invalid input. */
function parseAmountText(text: string): number | undefined {
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
    const lengths = lengthFields(current, chosen)
    const unedited = (['distance', 'elevation'] as const).filter(isUnedited)
    filled = { ...filled, ...lengths }
    for (const name of unedited) form.setValue(name, lengths[name])
  }

  return {
    fill(route) {
      unit = form.getValue('unit')
      const values = route === undefined ? {} : routeFields(route, unit)
      const gone = fieldNames(filled).filter((name) => !(name in values) && isUnedited(name))
      current = route
      filled = values
      for (const name of gone) form.setValue(name, initial[name])
      for (const name of fieldNames(values)) form.setValue(name, values[name])
    },
    followUnit: () => form.subscribe(() => setUnit(form.getValue('unit'))),
  }
}

function routeFields(route: RouteFile, unit: unknown): Partial<ActivityFields> {
  const minutes = Math.round(route.durationSeconds / 60)
  return {
    ...lengthFields(route, unit),
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60),
    ...(route.type && { type: route.type }),
    ...(route.title && { title: route.title }),
    ...(route.startedMs !== undefined && { date: localDay(new Date(route.startedMs)) }),
  }
}

function lengthFields({ distanceMetres, elevationMetres }: RouteFile, unit: unknown) {
  const isImperial = unit === 'imperial'
  const distance = fromMetres(distanceMetres, isImperial ? 'miles' : 'km')
  const elevation = isImperial ? fromMetres(elevationMetres, 'feet') : elevationMetres
  return {
    distance: String(Math.round(distance * 100) / 100),
    elevation: String(Math.round(elevation)),
  }
}

function fieldNames(values: Partial<ActivityFields>): (keyof ActivityFields)[] {
  return Object.keys(values) as (keyof ActivityFields)[]
}
