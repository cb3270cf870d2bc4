const minuteS = 60
const hourS = 60 * minuteS
const dayS = 24 * hourS
const monthS = (365 / 12) * dayS

/** Lifetimes of optional cookies (Spec §9): in seconds, and as count and unit for the cookie policy. */
export const cookieLifetimes = {
  analyticsUser: { seconds: 13 * monthS, count: 13, unit: 'months' },
  analyticsSession: { seconds: 30 * minuteS, count: 30, unit: 'minutes' },
  analyticsEvent: { seconds: 13 * monthS, count: 13, unit: 'months' },
  otherLong: { seconds: 2 * 365 * dayS, count: 2, unit: 'years' },
  otherShort: { seconds: 24 * hourS, count: 24, unit: 'hours' },
} as const

export type CookieKind = keyof typeof cookieLifetimes
