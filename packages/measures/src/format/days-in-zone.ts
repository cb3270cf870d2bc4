const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the calendar day of a timestamp in a time zone, for example `2026-06-01`; '' for an invalid timestamp. Uses `Intl`, because
 * dayjs's timezone plugin is 40 times slower, too slow for reports of 10,000 donations.
 *
 * @throws RangeError if the time zone is unknown
 */
export function formatDayInZone(atMs: number, timeZone: string): string {
  return formatInZone(atMs, timeZone, { dateStyle: 'short' })
}

/** Returns the day and time to the minute, for example `2026-06-01 09:30`. Otherwise like `formatDayInZone`. */
export function formatMinuteInZone(atMs: number, timeZone: string): string {
  return formatInZone(atMs, timeZone, { dateStyle: 'short', timeStyle: 'short' })
}

function formatInZone(
  atMs: number,
  timeZone: string,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  if (typeof atMs !== 'number' || Number.isNaN(new Date(atMs).getTime())) return ''
  const key = `${timeZone} ${style.timeStyle ?? ''}`
  // Swedish dates have the order of ISO 8601. Cached, because formatters are slow to create.
  const format = formats.get(key) ?? new Intl.DateTimeFormat('sv-SE', { ...style, timeZone })
  formats.set(key, format)
  return format.format(atMs)
}
