import type { Limit } from '@milepost/server'

/** How often something may be done, beside what every server limits. */
export const siteLimits = {
  /** Messages that are sent on to people, from one address and form. */
  messages: { points: 10, seconds: 600 },
  /** Messages of one form from a /24 of IPv4 or a /48 of IPv6: no network alone can close the form for all others. */
  messagesOfNetwork: { points: 60, seconds: 600 },
  /** Messages of one form, from all addresses together. */
  messagesOfAll: { points: 600, seconds: 600 },
  /** What browsers tell of attempts to sign in to the reports, from one address. */
  signIns: { points: 30, seconds: 60 },
} as const satisfies Record<string, Limit>

export type SiteLimit = keyof typeof siteLimits
