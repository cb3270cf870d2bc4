import type { ReadCache } from '@milepost/server'
import { isTotalsRead } from '../base/read-key.ts'

/** Multiplier of an open page's refetch interval at step 1. */
const refreshFactor = 3

/**
 * Returns the interval at which an open page refetches its totals, in ms.
 *
 * @param refreshMs - interval in the site's document; undefined if disabled
 * @returns undefined if disabled, or at step 2
 */
export function getRefreshInterval(
  refreshMs: number | undefined,
  step: GivingDayStep,
): number | undefined {
  if (refreshMs === undefined || step === 2) return undefined
  return step === 1 ? refreshMs * refreshFactor : refreshMs
}

/** Whether an error is a 429 response of the platform. */
export function isRateLimited(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 429
}

/** Multipliers of the cache lifetime of totals, by step. */
const freshnessFactors = [1, 2, 3] as const

/** Wraps a read cache so that totals stay fresh for longer in giving-day mode, unless they are invalidated. */
export function withGivingDayFreshness(
  reads: ReadCache,
  givingDay: Pick<GivingDay, 'status'>,
): ReadCache {
  return {
    ...reads,
    read(key, options, load) {
      if (!isTotalsRead(options)) return reads.read(key, options, load)
      const freshMs = options.freshMs * freshnessFactors[givingDay.status().step]
      return reads.read(key, { ...options, freshMs }, load)
    },
  }
}

const reasonMessages: Readonly<Record<GivingDayReason, string>> = {
  setting: 'GIVING_DAY is on',
  content: 'the site’s document enables it',
  limited: 'the platform’s rate limit was exceeded',
  load: 'the process is busy',
}

/** Returns the log message for a change of step. */
export function formatGivingDayStep({ step, reason }: GivingDayStatus): string {
  return step === 0 || reason === undefined
    ? 'Giving-day mode is over'
    : `Giving-day mode, step ${step} of 2: ${reasonMessages[reason]}`
}

/** Step of giving-day mode: 0 is off, 1 and 2 reduce the load on the platform. */
type GivingDayStep = 0 | 1 | 2

/** Trigger of the current step. */
type GivingDayReason =
  /** `GIVING_DAY=on`. */
  | 'setting'
  /** The switch in the site's document. */
  | 'content'
  /** The platform's rate limit. */
  | 'limited'
  /** High load of this process. */
  | 'load'

interface GivingDayStatus {
  readonly step: GivingDayStep
  /** Start of the step, by the clock `now`; undefined at step 0. */
  readonly sinceMs: number | undefined
  readonly reason: GivingDayReason | undefined
}

/** Giving-day mode, in which a site sends fewer requests to the platform. */
export interface GivingDay {
  readonly status: () => GivingDayStatus
  /** Records a 429 response of the platform. */
  readonly recordRateLimit: () => void
  /** Sets the value of the switch in the site's document. */
  readonly setSwitch: (isOn: boolean) => void
}

export interface GivingDayOptions {
  /** `auto` depends on the document's switch, rate limiting and load. */
  readonly setting: 'auto' | 'on' | 'off'
  /** Monotonic clock, in ms. */
  readonly now: () => number
  /** Returns the event loop utilisation since the last call, from 0 to 1. @default load is ignored */
  readonly utilisation?: (() => number) | undefined
  /** Called on each change of the step or its reason. */
  readonly onStep?: ((status: GivingDayStatus) => void) | undefined
}

/** Number of 429 responses within `rateLimitWindowMs` that raises the step. */
const rateLimitThreshold = 3
const rateLimitWindowMs = 60_000
/** Event loop utilisation that counts as overload, if `overloadSamples` consecutive samples exceed it. */
const overloadThreshold = 0.9
const overloadSamples = 3
const sampleIntervalMs = 5000
/** Time after which continued overload raises the step to 2, in ms. */
const escalationMs = 60_000
/** Time without overload after which the step is lowered, in ms. */
const recoveryMs = 300_000

/** Creates giving-day mode. If automatic, 429 responses or high load raise the step, and some time without them lowers it. */
export function createGivingDay({
  setting,
  now,
  utilisation,
  onStep = () => undefined,
}: GivingDayOptions): GivingDay {
  const refusedMs: number[] = []
  let isSwitched = false
  let automatic: { step: GivingDayStep; reason: GivingDayReason | undefined } = {
    step: 0,
    reason: undefined,
  }
  let changedMs = -Infinity
  let lastSignMs = -Infinity
  let sampledMs = -Infinity
  let busy = 0
  let told: GivingDayStatus = { step: 0, sinceMs: undefined, reason: undefined }

  function sign(): 'limited' | 'load' | undefined {
    const nowMs = now()
    while ((refusedMs[0] ?? Infinity) <= nowMs - rateLimitWindowMs) refusedMs.shift()
    if (utilisation && nowMs - sampledMs >= sampleIntervalMs) {
      sampledMs = nowMs
      busy = utilisation() >= overloadThreshold ? busy + 1 : 0
    }
    if (refusedMs.length >= rateLimitThreshold) return 'limited'
    return busy >= overloadSamples ? 'load' : undefined
  }

  function follow(): void {
    const nowMs = now()
    const found = sign()
    if (found !== undefined) {
      lastSignMs = nowMs
      const isNext = automatic.step === 0 || nowMs - changedMs >= escalationMs
      if (automatic.step < 2 && isNext) take((automatic.step + 1) as GivingDayStep, found)
      return
    }
    const isCalm = nowMs - lastSignMs >= recoveryMs && nowMs - changedMs >= recoveryMs
    if (automatic.step > 0 && isCalm) {
      take((automatic.step - 1) as GivingDayStep, automatic.reason)
    }
  }

  function take(step: GivingDayStep, reason: GivingDayReason | undefined): void {
    automatic = { step, reason: step === 0 ? undefined : reason }
    changedMs = now()
  }

  function current(): Omit<GivingDayStatus, 'sinceMs'> {
    if (setting === 'off') return { step: 0, reason: undefined }
    follow()
    if (automatic.step > 0) return automatic
    if (setting === 'on') return { step: 1, reason: 'setting' }
    return isSwitched ? { step: 1, reason: 'content' } : { step: 0, reason: undefined }
  }

  return {
    status() {
      const { step, reason } = current()
      if (step !== told.step || reason !== told.reason) {
        told = { step, reason, sinceMs: step === 0 ? undefined : now() }
        onStep(told)
      }
      return told
    },
    recordRateLimit() {
      refusedMs.push(now())
      if (refusedMs.length > rateLimitThreshold) refusedMs.shift()
    },
    setSwitch(isOn) {
      isSwitched = isOn
    },
  }
}
