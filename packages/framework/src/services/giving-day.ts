import type { ReadCache } from '@milepost/server'
import { isFigureRead } from '../base/read-key.ts'

/** At the first step an open page reads its figures so many times as seldom. */
const factor = 3

/**
 * How often an open page reads its figures again, in milliseconds.
 *
 * @param refreshMs - as the site's document says; undefined for never
 * @returns undefined for never, as at the second step
 */
export function refreshOfStep(
  refreshMs: number | undefined,
  step: GivingDayStep,
): number | undefined {
  if (refreshMs === undefined || step === 2) return undefined
  return step === 1 ? refreshMs * factor : refreshMs
}

/** Whether an error of the platform says that it is asked too often. */
export function isRateLimited(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 429
}

/** Figures are read from the platform so many times as seldom, by the step. */
const factors = [1, 2, 3] as const

/** Reads of figures that ask as seldom as giving-day mode has it. After a gift, the figures that it changes are still read at once. */
export function readLessOften(reads: ReadCache, givingDay: Pick<GivingDay, 'status'>): ReadCache {
  return {
    ...reads,
    read(key, options, load) {
      if (!isFigureRead(key, options) || key.startsWith('checkout:')) {
        return reads.read(key, options, load)
      }
      const freshMs = options.freshMs * factors[givingDay.status().step]
      return reads.read(key, { ...options, freshMs }, load)
    },
  }
}

const reasons: Readonly<Record<GivingDayReason, string>> = {
  setting: 'GIVING_DAY is on',
  content: 'the site’s document says so',
  limited: 'the platform is asked too often',
  load: 'the process is busy',
}

/** What the log says of a step. */
export function givingDaySentence({ step, reason }: GivingDayStatus): string {
  return step === 0 || reason === undefined
    ? 'Giving-day mode is over'
    : `Giving-day mode, step ${step} of 2: ${reasons[reason]}`
}

/** How much less a site asks for: 0 as usual, 1 less often, 2 as seldom as it may. */
type GivingDayStep = 0 | 1 | 2

/** What put the site into giving-day mode. */
type GivingDayReason =
  /** `GIVING_DAY=on`. */
  | 'setting'
  /** An editor's switch in the site's document. */
  | 'content'
  /** The platform answers that it is asked too often. */
  | 'limited'
  /** The process has hardly a moment left. */
  | 'load'

interface GivingDayStatus {
  readonly step: GivingDayStep
  /** When the step was taken, by the clock of the mode; undefined at step 0. */
  readonly sinceMs: number | undefined
  readonly reason: GivingDayReason | undefined
}

/** Knows whether a site has to ask for less, and how much. */
export interface GivingDay {
  readonly status: () => GivingDayStatus
  /** The platform has refused a read, as it is asked too often (429). */
  readonly noteLimited: () => void
  /** What the site's document says. */
  readonly setSwitch: (isOn: boolean) => void
}

export interface GivingDayOptions {
  /** `auto`: by what the document says, by the platform's limit and by load. */
  readonly setting: 'auto' | 'on' | 'off'
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number
  /** The share of time that the process was busy since the last call, from 0 to 1. @default nobody knows */
  readonly utilisation?: (() => number) | undefined
  /** Called for each step. */
  readonly onStep?: ((status: GivingDayStatus) => void) | undefined
}

/** How many refusals within a minute begin giving-day mode. */
const refusals = 3
const refusalsMs = 60_000
/** Busy for so large a share of the time, so many times in a row, is a sign. */
const busyShare = 0.9
const busyTimes = 3
/** Load is looked at no more often. In milliseconds. */
const sampleMs = 5000
/** A sign that lasts so long after one step leads to the next. In milliseconds. */
const nextStepMs = 60_000
/** So long after the last sign, and after the last step, a step is taken back. In milliseconds. */
const calmMs = 300_000

/** Creates what knows whether a site is in giving-day mode. It goes up by signs, and down by itself once they are over. */
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
