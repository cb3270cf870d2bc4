import type { Page } from '@milepost/platform'

/** Format of a date: long, numeric, or numeric with the time. */
export type DateLook = 'long' | 'short' | 'time'

const looks: Readonly<Record<DateLook, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long' },
  short: { dateStyle: 'short' },
  time: { dateStyle: 'short', timeStyle: 'short' },
}

/**
 * Formats a date in the language of the page: `6 June 2026` in Britain, `June 6, 2026` in America. For reports and forms.
 * For the date of a page's event, use `campaignDateIn`. By `Intl`: dayjs would need a locale per country before the first render.
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

/** The date of a page's event in the language of the page: in English as the specification states it, June 6, 2026 (S3.14). */
export function campaignDateIn(
  { campaignDate, formattedCampaignDate }: Pick<Page, 'campaignDate' | 'formattedCampaignDate'>,
  language = document.documentElement.lang,
): string | undefined {
  return /^(en|$)/.test(language)
    ? formattedCampaignDate
    : // Not by localDate, whose other formats the edit screen does not need.
      campaignDate &&
        new Date(campaignDate).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}
