import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How often something may be done from one address, in a span of seconds. */
interface Limit {
  readonly points: number
  readonly seconds: number
}

/**
 * Many people share one address: a hall full of guests, a mobile network. These limits let all of them give
 * in the same minute, and stop a program that does nothing else.
 */
export const limits = {
  /** Posts of any kind from one address. */
  writes: { points: 300, seconds: 60 },
  /** Posts to one form from one address. */
  form: { points: 120, seconds: 60 },
  /** Messages that are sent on to people, from one address and form. */
  messages: { points: 10, seconds: 600 },
  /** Messages of one form, whoever sends them. */
  messagesOfAll: { points: 600, seconds: 600 },
  /** What browsers tell of attempts to sign in to the reports, from one address. */
  signIns: { points: 30, seconds: 60 },
  /** Reports of broken policies from one address. */
  reports: { points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export interface RequestLimits {
  /**
   * Counts one more.
   *
   * @param key - whose: an address, a form, or both
   * @returns undefined when it is within the limit, else the whole seconds until it is again
   */
  take(name: LimitName, key: string): Promise<number | undefined>
}

/** Creates limits that are kept in this process's memory; a key is forgotten when its span is over. */
export function createRequestLimits(): RequestLimits {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points, duration: seconds }),
    ]),
  )
  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(key)
        return undefined
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}

/** Limits nobody: for tests and benchmarks that send what a thousand people would. */
export const noLimits: RequestLimits = { take: () => Promise.resolve(undefined) }
