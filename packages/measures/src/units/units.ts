/** The names of distance units that are understood (Spec §9), metres included. */
export type DistanceUnit =
  | 'm'
  | 'metres'
  | 'meters'
  | 'km'
  | 'kilometers'
  | 'kilometres'
  | 'mi'
  | 'miles'
  | 'ft'
  | 'feet'
  | 'yd'
  | 'yards'

/** The names of time units that are understood (Spec §9), seconds included. */
export type TimeUnit =
  | 'seconds'
  | 'day'
  | 'days'
  | 'hr'
  | 'hrs'
  | 'hour'
  | 'hours'
  | 'min'
  | 'minute'
  | 'minutes'

/**
 * Takes a known name, or text whose content only run time knows. A literal that is no known name
 * does not compile, so a typing error is found before it passes a value through unconverted.
 */
export type UnitName<Known extends string, Given extends string> = Given extends Known
  ? Given
  : string extends Given
    ? Given
    : never
