import type { ReadCache } from '@milepost/server'
import { isFigureRead } from '../base/read-key.ts'

/** Factor of an open page's refetch interval at step 1. */
const factor = 3

/**
 * Returns the interval at which an open page refetches its totals, in ms.
 *
 * @param refreshMs - from the site's document; undefined if disabled
 * @returns undefined if disabled, or at step 2
 */
export function getRefreshInterval(
  refreshMs: number | undefined,
  step: GivingDayStep,
): number | undefined {
  if (refreshMs === undefined || step === 2) return undefined
  return step === 1 ? refreshMs * factor : refreshMs
}

/** Whether an error is a 429 of the platform. */
export function isRateLimited(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 429
}

/** Multipliers of the cache age of totals, by step. */
const factors = [1, 2, 3] as const

/**
 * Wraps a read cache so that totals stay fresh for longer in giving-day mode. Totals that a donation has changed are still
 * refetched at once.
 */
export function withGivingDayFreshness(
  reads: ReadCache,
  givingDay: Pick<GivingDay, 'status'>,
): ReadCache {
  return {
    ...reads,
    read(key, options, load) {
      if (!isFigureRead(options)) return reads.read(key, options, load)
      const freshMs = options.freshMs * factors[givingDay.status().step]
      return reads.read(key, { ...options, freshMs }, load)
    },
  }
}

const reasons: Readonly<Record<GivingDayReason, string>> = {
  setting: 'GIVING_DAY is on',
  content: 'the site’s document enables it',
  limited: 'the platform’s rate limit was exceeded',
  load: 'the process is busy',
}

/** Returns the log message of a step. */
export function formatGivingDayStep({ step, reason }: GivingDayStatus): string {
  return step === 0 || reason === undefined
    ? 'Giving-day mode is over'
    : `Giving-day mode, step ${step} of 2: ${reasons[reason]}`
}

/** Step of load reduction: 0 off, 1 reduced, 2 minimal. */
type GivingDayStep = 0 | 1 | 2

/** Reason for the current step. */
type GivingDayReason =
  /** `GIVING_DAY=on`. */
  | 'setting'
  /** Setting in the site's document. */
  | 'content'
  /** The platform's rate limit. */
  | 'limited'
  /** High load of this process. */
  | 'load'

interface GivingDayStatus {
  readonly step: GivingDayStep
  /** Start of the step, by the mode's clock; undefined at step 0. */
  readonly sinceMs: number | undefined
  readonly reason: GivingDayReason | undefined
}

/** Giving-day mode, in which a site sends fewer requests to the platform. */
export interface GivingDay {
  readonly status: () => GivingDayStatus
  /** Records a 429 response of the platform. */
  readonly noteLimited: () => void
  /** Sets the switch in the site's document. */
  readonly setSwitch: (isOn: boolean) => void
}

export interface GivingDayOptions {
  /** `auto` follows the document's switch, rate limiting and load. */
  readonly setting: 'auto' | 'on' | 'off'
  /** Monotonic clock, in milliseconds. */
  readonly now: () => number
  /** Returns the busy share of time since the last call, from 0 to 1. @default unknown */
  readonly utilisation?: (() => number) | undefined
  /** Called on each change of the step or its reason. */
  readonly onStep?: ((status: GivingDayStatus) => void) | undefined
}

/** Number of 429 responses within `refusalsMs` that raise the step. */
const refusals = 3
const refusalsMs = 60_000
/** Event loop utilisation that counts as overload if it is exceeded in this number of consecutive samples. */
const busyShare = 0.9
const busyTimes = 3
/** Minimum interval between load samples, in ms. */
const sampleMs = 5000
/** Time after which continued overload raises the step again, in ms. */
const nextStepMs = 60_000
/** Time without overload after which the step falls, in ms. */
const calmMs = 300_000

/**
 * Creates the state of giving-day mode. In automatic mode, the step rises with 429 responses or high load, and falls after some
 * time without them.
 */
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
    while ((refusedMs[0] ?? Infinity) <= nowMs - refusalsMs) refusedMs.shift()
    if (utilisation && nowMs - sampledMs >= sampleMs) {
      sampledMs = nowMs
      busy = utilisation() >= busyShare ? busy + 1 : 0
    }
    if (refusedMs.length >= refusals) return 'limited'
    return busy >= busyTimes ? 'load' : undefined
  }

  function follow(): void {
    const nowMs = now()
    const found = sign()
    if (found !== undefined) {
      lastSignMs = nowMs
      const isNext = automatic.step === 0 || nowMs - changedMs >= nextStepMs
      if (automatic.step < 2 && isNext) take((automatic.step + 1) as GivingDayStep, found)
      return
    }
    const isCalm = nowMs - lastSignMs >= calmMs && nowMs - changedMs >= calmMs
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
    noteLimited() {
      refusedMs.push(now())
      if (refusedMs.length > refusals) refusedMs.shift()
    },
    setSwitch(isOn) {
      isSwitched = isOn
    },
  }
}
