const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment in a time zone, such as `2026-06-01`; '' for an invalid moment. */
export function dayInZone(atMs: number, timeZone: string): string {
  return formatInZone(atMs, timeZone, { dateStyle: 'short' })
}

/** The day and time of a moment in a time zone, such as `2026-06-01 09:30`; '' for an invalid moment. */
export function minuteInZone(atMs: number, timeZone: string): string {
  return formatInZone(atMs, timeZone, { dateStyle: 'short', timeStyle: 'short' })
}

function formatInZone(
  atMs: number,
  timeZone: string,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  if (Number.isNaN(new Date(atMs).getTime())) return ''
  const key = `${timeZone} ${style.timeStyle ?? ''}`
  // Swedish dates are ISO 8601. A format is slow to create.
  const format = formats.get(key) ?? new Intl.DateTimeFormat('sv-SE', { ...style, timeZone })
  formats.set(key, format)
  return format.format(atMs)
}
