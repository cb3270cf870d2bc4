/** Most populous time zone of each country. */
const timeZonesByCountry: Readonly<Record<string, string>> = {
  au: 'Australia/Sydney',
  ca: 'America/Toronto',
  gb: 'Europe/London',
  ie: 'Europe/Dublin',
  nz: 'Pacific/Auckland',
  us: 'America/New_York',
  za: 'Africa/Johannesburg',
}

/** Returns the time zone that determines the day of a donation or an activity. UTC for unknown countries. */
export function getCountryTimeZone(country: string): string {
  return timeZonesByCountry[country] ?? 'UTC'
}
