/** The time zone of most people in a country. It decides on which day a gift or a walk was. */
const timeZones: Readonly<Record<string, string>> = {
  au: 'Australia/Sydney',
  ca: 'America/Toronto',
  gb: 'Europe/London',
  ie: 'Europe/Dublin',
  nz: 'Pacific/Auckland',
  us: 'America/New_York',
  za: 'Africa/Johannesburg',
}

/** The time zone in which a site's days begin and end; UTC for a country whose is not known. */
export function timeZoneOf(country: string): string {
  return timeZones[country] ?? 'UTC'
}
