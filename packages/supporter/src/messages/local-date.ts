/** How a moment is written: the day in words, the day in figures, or the day in figures with the time. */
export type DateLook = 'long' | 'short' | 'time'

const looks: Readonly<Record<DateLook, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long', timeZone: 'UTC' },
  short: { dateStyle: 'short', timeZone: 'UTC' },
  time: { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' },
}

/**
 * A moment as people write it in the language of the page, in UTC: `6 June 2026` in Britain, `June 6, 2026` in
 * America. For reports and forms; where the specification states a format, `formatCampaignDate` writes that.
 *
 * @param date - ISO 8601, or milliseconds since 1970; '' for what is none
 * @param language - @default the page's own
 */
export function localDate(
  date: string | number | undefined,
  look: DateLook = 'long',
  language: string = document.documentElement.lang || 'en',
): string {
  const moment = new Date(date ?? Number.NaN)
  if (Number.isNaN(moment.getTime())) return ''
  return new Intl.DateTimeFormat(language, looks[look]).format(moment)
}
