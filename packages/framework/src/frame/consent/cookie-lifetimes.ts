const secondsPerMinute = 60
const secondsPerHour = 60 * secondsPerMinute
const secondsPerDay = 24 * secondsPerHour
const secondsPerMonth = (365 / 12) * secondsPerDay

/** Lifetimes of optional cookies (Spec §9), in seconds, and as a number with a unit for the cookie policy. */
export const cookieLifetimes = {
  analyticsUser: { seconds: 13 * secondsPerMonth, count: 13, unit: 'months' },
  analyticsSession: { seconds: 30 * secondsPerMinute, count: 30, unit: 'minutes' },
  analyticsEvent: { seconds: 13 * secondsPerMonth, count: 13, unit: 'months' },
  otherLong: { seconds: 2 * 365 * secondsPerDay, count: 2, unit: 'years' },
  otherShort: { seconds: 24 * secondsPerHour, count: 24, unit: 'hours' },
} as const

export type CookieType = keyof typeof cookieLifetimes
