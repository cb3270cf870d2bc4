/** Most populous time zone of each country. It determines the day of a donation or an activity. */
const timeZones: Readonly<Record<string, string>> = {
  au: 'Australia/Sydney',
  ca: 'America/Toronto',
  gb: 'Europe/London',
  ie: 'Europe/Dublin',
  nz: 'Pacific/Auckland',
  us: 'America/New_York',
  za: 'Africa/Johannesburg',
}

/** Returns the time zone of a site's days; UTC for unknown countries. */
export function timeZoneOf(country: string): string {
  return timeZones[country] ?? 'UTC'
}
