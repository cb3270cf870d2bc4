import { isHttpError } from '@milepost/platform'
import { getCallName, type ObservedRead } from '@milepost/server'
import type { GivingDay } from './giving-day.ts'

/** Client errors that are not caused by an unknown slug: missing credentials, timeouts and rate limits. */
const unrelatedStatuses: readonly (number | undefined)[] = [401, 408, 429]

/** Whether the platform rejected a request as invalid, for example because of an unknown slug. */
export function isClientError(error: unknown): boolean {
  if (!isHttpError(error)) return false
  return error.status >= 400 && error.status < 500 && !unrelatedStatuses.includes(error.status)
}

/** State of an upstream, derived from calls in the last 5 minutes. */
type SourceState =
  /** No calls fail. */
  | 'up'
  /** Some calls fail. */
  | 'degraded'
  /** All calls fail. */
  | 'down'
  /** There have been no calls yet. */
  | 'unknown'

interface SourceStatus {
  readonly state: SourceState
  /** ISO 8601 time of the last successful call; null if there was none. */
  readonly lastAnswerAt: string | null
  /** ISO 8601 time when the current failure started; null if there is none. */
  readonly failingSince: string | null
  /** Failing calls by name. */
  readonly failing: Readonly<Record<string, FailingCall>>
}

interface FailingCall {
  readonly since: string
  readonly lastAnswerAt: string | null
  /** Data that visitors see in the meantime. */
  readonly shown: 'last good values' | 'nothing'
}

/** Content of `/status.json`. */
interface SiteStatus {
  readonly version: 1
  readonly now: string
  /** ISO 8601 time when this process started. */
  readonly startedAt: string
  /** The worse state of the two sources. */
  readonly state: SourceState
  readonly platform: SourceStatus
  readonly content: SourceStatus
  /** Step of giving-day mode (0 is off), its start and reason. */
  readonly givingDay: {
    readonly step: 0 | 1 | 2
    readonly since: string | null
    readonly reason: 'setting' | 'content' | 'limited' | 'load' | null
  }
}

/** Recorder of reads that derives the status of their sources. */
export interface SiteStatusRecorder {
  record: (observed: ObservedRead) => void
  getStatus: () => SiteStatus
}

interface CallState {
  kind: ObservedRead['kind']
  lastAnswerMs?: number
  failingSinceMs?: number
  triedMs: number
  isLastGoodShown: boolean
}

/** Age at which results are ignored, in ms. */
const maxResultAgeMs = 5 * 60_000

/** Whether a call's argument comes from the URL: that of a supporter page, a team or a search. */
const hasUrlArgument = (call: string) => /^(?:page(?:-\w+)?|project:(?:team|find))$/.test(call)

const isContentRead = (kind: ObservedRead['kind']) => kind === 'content'
const isPlatformRead = (kind: ObservedRead['kind']) => kind === 'totals' || kind === 'facts'

const givingDayOff: Pick<GivingDay, 'status'> = {
  status: () => ({ step: 0, sinceMs: undefined, reason: undefined }),
}

const statesFromBest: readonly SourceState[] = ['up', 'unknown', 'degraded', 'down']

/**
 * Creates the status of the platform and the CMS, derived from recent reads. It sends no requests.
 *
 * @param now - wall clock for the timestamps, in ms since the Unix epoch
 * @param options.clock - clock of the reads and of giving-day mode, for ages. @default now
 * @param options.givingDay - state of giving-day mode. @default always off
 */
export function createSiteStatus(
  now: () => number,
  {
    clock = now,
    givingDay = givingDayOff,
  }: { clock?: () => number; givingDay?: Pick<GivingDay, 'status'> } = {},
): SiteStatusRecorder {
  const startedMs = clock()
  const calls = new Map<string, CallState>()
  /** Converts a monotonic time to an ISO 8601 timestamp. */
  const toIso = (ms: number) => new Date(now() - (clock() - ms)).toISOString()
  const iso = (ms: number | undefined) => (ms === undefined ? null : toIso(ms))

  function statusOf(isOfSource: (kind: ObservedRead['kind']) => boolean): SourceStatus {
    const known = [...calls].filter(([, { kind }]) => isOfSource(kind))
    const recent = known.filter(([, { triedMs }]) => clock() - triedMs < maxResultAgeMs)
    const failing = recent.filter(([, { failingSinceMs }]) => failingSinceMs !== undefined)
    return {
      state: getSourceState(known.length, recent.length, failing.length),
      lastAnswerAt: iso(findLatest(known.map(([, { lastAnswerMs }]) => lastAnswerMs))),
      failingSince: iso(findEarliest(failing.map(([, { failingSinceMs }]) => failingSinceMs))),
      failing: Object.fromEntries(failing.map(([name, call]) => [name, failingCall(call)])),
    }
  }

  function failingCall({
    failingSinceMs = 0,
    lastAnswerMs,
    isLastGoodShown,
  }: CallState): FailingCall {
    return {
      since: toIso(failingSinceMs),
      lastAnswerAt: iso(lastAnswerMs),
      shown: isLastGoodShown ? 'last good values' : 'nothing',
    }
  }

  return {
    record({ of, key, kind, outcome, endedMs, error }) {
      const name = getCallName(key)
      // Slugs and search texts are user input, so a rejected one is not an outage.
      const hasFailed = outcome === 'failed' && !(hasUrlArgument(name) && isClientError(error))
      if (of === 'read') {
        const call = calls.get(name)
        if (call && (outcome === 'last-good' || outcome === 'failed')) {
          call.isLastGoodShown = outcome === 'last-good'
        }
        return
      }
      const { lastAnswerMs, failingSinceMs = endedMs } = calls.get(name) ?? {}
      calls.set(
        name,
        hasFailed
          ? {
              kind,
              ...(lastAnswerMs !== undefined && { lastAnswerMs }),
              failingSinceMs,
              triedMs: endedMs,
              isLastGoodShown: false,
            }
          : { kind, lastAnswerMs: endedMs, triedMs: endedMs, isLastGoodShown: false },
      )
    },
    getStatus() {
      const platform = statusOf(isPlatformRead)
      const content = statusOf(isContentRead)
      const { step, sinceMs, reason } = givingDay.status()
      const worst = Math.max(
        statesFromBest.indexOf(platform.state),
        statesFromBest.indexOf(content.state),
      )
      return {
        version: 1,
        now: new Date(now()).toISOString(),
        startedAt: toIso(startedMs),
        state: statesFromBest[worst] ?? 'unknown',
        platform,
        content,
        givingDay: { step, since: iso(sinceMs), reason: reason ?? null },
      }
    },
  }
}

function getSourceState(known: number, recent: number, failing: number): SourceState {
  if (known === 0) return 'unknown'
  if (failing === 0) return 'up'
  return failing === recent ? 'down' : 'degraded'
}

const isDefined = (ms: number | undefined): ms is number => ms !== undefined

function findLatest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter(isDefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

function findEarliest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter(isDefined)
  return known.length === 0 ? undefined : Math.min(...known)
}
