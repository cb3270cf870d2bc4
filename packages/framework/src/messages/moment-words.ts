import { timeZoneOf } from '../config/time-zone-of.ts'

/** Day, minute and zone, as the site's country counts them: a page that is kept for a while stays right. */
export function momentWords(
  at: Date,
  { messages, country }: { messages: { readonly language: string }; country: string },
): string {
  return new Intl.DateTimeFormat(messages.language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZoneOf(country),
    timeZoneName: 'short',
  }).format(at)
}
