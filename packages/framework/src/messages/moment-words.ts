import { timeZoneOf } from '../base/time-zone-of.ts'

/** One for each language and time zone of the process's sites: to make one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Day, minute and zone in the site's country, so that a cached page stays right. By `Intl`: dayjs has no localised formats with zones. */
export function momentWords(
  at: Date,
  { messages, country }: { messages: { readonly language: string }; country: string },
): string {
  return formatIn(messages.language, timeZoneOf(country)).format(at)
}

function formatIn(language: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  formats.set(key, made)
  return made
}
