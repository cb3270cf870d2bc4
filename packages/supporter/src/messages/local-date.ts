/** How a moment is written: the day in words, the day in figures, or the day in figures with the time. */
export type DateLook = 'long' | 'short' | 'time'

const looks: Readonly<Record<DateLook, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long' },
  short: { dateStyle: 'short' },
  time: { dateStyle: 'short', timeStyle: 'short' },
}

/**
 * Formats a date in the language of the page: `6 June 2026` in Britain, `June 6, 2026` in America. For reports and forms.
 * Where the specification states a format, `formatCampaignDate` applies.
 *
 * @param date - ISO 8601, or milliseconds since 1970; '' for an invalid date
 * @param options.language - @default the page's own
 * @param options.timeZone - @default UTC, which is right for a date without a time
 */
export function localDate(
  date: string | number | undefined,
  {
    look = 'long',
    language = document.documentElement.lang || 'en',
    timeZone = 'UTC',
  }: { look?: DateLook; language?: string; timeZone?: string } = {},
): string {
  const moment = new Date(date ?? Number.NaN)
  if (Number.isNaN(moment.getTime())) return ''
  return new Intl.DateTimeFormat(language, { ...looks[look], timeZone }).format(moment)
}
