import type { Page } from '@milepost/platform'

/** Format of a date: long, numeric, or numeric with the time. */
export type DateFormat = 'long' | 'short' | 'time'

const formatOptions: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long' },
  short: { dateStyle: 'short' },
  time: { dateStyle: 'short', timeStyle: 'short' },
}

/**
 * Formats a date in the page's language: `6 June 2026` for `en-GB`, `June 6, 2026` for `en-US`. For reports and forms; use
 * `formatCampaignDate` for the date of a page's event. Uses `Intl`, because dayjs would need a locale before the first render.
 *
 * @param date - ISO 8601, or ms since the Unix epoch. An invalid date returns `''`
 * @param options.language - BCP 47 tag. @default the document's language
 * @param options.timeZone - IANA time zone. @default UTC, which is right for dates without a time
 */
export function formatLocalDate(
  date: string | number | undefined,
  {
    format = 'long',
    language = document.documentElement.lang || 'en',
    timeZone = 'UTC',
  }: { format?: DateFormat; language?: string; timeZone?: string } = {},
): string {
  const time = new Date(date ?? Number.NaN)
  if (Number.isNaN(time.getTime())) return ''
  return new Intl.DateTimeFormat(language, { ...formatOptions[format], timeZone }).format(time)
}

/** Returns the date of a page's event in the page's language: `6 June 2026` for `en-GB`, `June 6, 2026` for `en-US`. */
export function formatCampaignDate(
  { campaignDate }: Pick<Page, 'campaignDate'>,
  language = document.documentElement.lang || 'en',
): string | undefined {
  // Not `formatLocalDate`, whose other formats the edit screen does not need.
  return (
    campaignDate &&
    new Date(campaignDate).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
  )
}
