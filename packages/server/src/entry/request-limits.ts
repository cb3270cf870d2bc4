// oxlint-disable-next-line typescript/triple-slash-reference -- who compiles the source needs these types, too
/// <reference path="./rate-limiter.d.ts" />
// The package's index also asks for Node's cluster, which workers runtimes do not have.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'

/** How often something may be done from one address, in a span of seconds. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

/**
 * Many people share one address: a hall full of guests, a mobile network. These limits let all of them give
 * in the same minute, and stop a program that does nothing else.
 */
export const generalLimits = {
  /** Posts of any kind from one address. */
  writes: { points: 300, seconds: 60 },
  /** Posts to one form from one address. */
  form: { points: 120, seconds: 60 },
  /** Reports of broken policies from one address. */
  reports: { points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>

/** @typeParam Name - the limits that there are beside the general ones */
export interface RequestLimits<Name extends string = never> {
  /**
   * Counts one more.
   *
   * @param key - whose: an address, a form, or both
   * @returns undefined when it is within the limit, else the whole seconds until it is again
   */
  take(name: Name | keyof typeof generalLimits, key: string): Promise<number | undefined>
}

/**
 * Creates limits that are kept in this process's memory; a key is forgotten when its span is over.
 *
 * @param own - limits beside the general ones, or in their place, by their names
 */
export function createRequestLimits<Name extends string = never>(
  own?: Readonly<Record<Name, Limit>>,
): RequestLimits<Name> {
  const limiters = new Map(
    Object.entries<Limit>({ ...generalLimits, ...own }).map(([name, { points, seconds }]) => [
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
export const noLimits: RequestLimits<string> = { take: () => Promise.resolve(undefined) }
