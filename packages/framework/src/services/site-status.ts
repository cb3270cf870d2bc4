import { isHttpError } from '@milepost/platform'
import { getCallName, type ObservedRead } from '@milepost/server'
import type { GivingDay } from './giving-day.ts'

/** Client errors that do not mean a wrong slug: missing credentials, timeout, rate limit. */
const unrelatedStatuses: readonly (number | undefined)[] = [401, 408, 429]

/** Whether the platform rejected the request itself, for example because of an unknown slug. */
export function isClientError(error: unknown): boolean {
  if (!isHttpError(error)) return false
  return error.status >= 400 && error.status < 500 && !unrelatedStatuses.includes(error.status)
}

/** State of an upstream. Derived from calls of the last 5 minutes. */
type SourceState =
  /** No call fails. */
  | 'up'
  /** Some of its calls fail. */
  | 'degraded'
  /** All calls fail. */
  | 'down'
  /** It has not been called yet. */
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
  /** Content that visitors see meanwhile: last known good values, or an error. */
  readonly shown: 'last good values' | 'nothing'
}

/** Status of a process, as in `/status.json`. */
interface SiteStatus {
  readonly version: 1
  readonly now: string
  /** ISO 8601 time when this process started. */
  readonly startedAt: string
  /** The worst state of its sources. */
  readonly state: SourceState
  readonly platform: SourceStatus
  readonly content: SourceStatus
  /** Giving-day mode: step (0 is off), start and reason. */
  readonly givingDay: {
    readonly step: 0 | 1 | 2
    readonly since: string | null
    readonly reason: 'setting' | 'content' | 'limited' | 'load' | null
  }
}

/** Records reads, and derives the status of their sources. */
export interface SiteStatusNotes {
  note: (observed: ObservedRead) => void
  read: () => SiteStatus
}

interface Call {
  kind: ObservedRead['kind']
  lastAnswerMs?: number
  failingSinceMs?: number
  triedMs: number
  isLastGoodShown: boolean
}

/** Age from which results are ignored, in ms. */
const memoryMs = 5 * 60_000

/** Calls whose argument comes from the URL: a supporter page, a team or a search. */
const isNamed = (call: string) => /^(?:page(?:-\w+)?|project:(?:team|find))$/.test(call)

const isContent = (kind: ObservedRead['kind']) => kind === 'content'
const isPlatform = (kind: ObservedRead['kind']) => kind === 'totals' || kind === 'facts'

const asUsual: Pick<GivingDay, 'status'> = {
  status: () => ({ step: 0, sinceMs: undefined, reason: undefined }),
}

/** From best to worst. */
const states: readonly SourceState[] = ['up', 'unknown', 'degraded', 'down']

/**
 * Creates the status of the platform and the CMS, derived from the outcomes of recent reads. It sends no requests.
 *
 * @param now - wall clock for the timestamps, in ms since the Unix epoch
 * @param options.clock - clock of the reads and of giving-day mode, for ages. @default now
 * @param options.givingDay - source of the giving-day step. @default always off
 */
export function createSiteStatus(
  now: () => number,
  {
    clock = now,
    givingDay = asUsual,
  }: { clock?: () => number; givingDay?: Pick<GivingDay, 'status'> } = {},
): SiteStatusNotes {
  const startedMs = clock()
  const calls = new Map<string, Call>()
  /** Converts a time of the monotonic clock to a wall clock timestamp. */
  const toIso = (ms: number) => new Date(now() - (clock() - ms)).toISOString()
  const iso = (ms: number | undefined) => (ms === undefined ? null : toIso(ms))

  function statusOf(isOfSource: (kind: ObservedRead['kind']) => boolean): SourceStatus {
    const known = [...calls].filter(([, { kind }]) => isOfSource(kind))
    const recent = known.filter(([, { triedMs }]) => clock() - triedMs < memoryMs)
    const failing = recent.filter(([, { failingSinceMs }]) => failingSinceMs !== undefined)
    return {
      state: getState(known.length, recent.length, failing.length),
      lastAnswerAt: iso(findLatest(known.map(([, { lastAnswerMs }]) => lastAnswerMs))),
      failingSince: iso(findEarliest(failing.map(([, { failingSinceMs }]) => failingSinceMs))),
      failing: Object.fromEntries(failing.map(([name, call]) => [name, failingCall(call)])),
    }
  }

  function failingCall({ failingSinceMs = 0, lastAnswerMs, isLastGoodShown }: Call): FailingCall {
    return {
      since: toIso(failingSinceMs),
      lastAnswerAt: iso(lastAnswerMs),
      shown: isLastGoodShown ? 'last good values' : 'nothing',
    }
  }

  return {
    note({ of, key, kind, outcome, endedMs, error }) {
      const name = getCallName(key)
      // Slugs and search texts are user input, so a rejected one is not an outage.
      const hasFailed = outcome === 'failed' && !(isNamed(name) && isClientError(error))
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
    read() {
      const platform = statusOf(isPlatform)
      const content = statusOf(isContent)
      const { step, sinceMs, reason } = givingDay.status()
      const worst = Math.max(states.indexOf(platform.state), states.indexOf(content.state))
      return {
        version: 1,
        now: new Date(now()).toISOString(),
        startedAt: toIso(startedMs),
        state: states[worst] ?? 'unknown',
        platform,
        content,
        givingDay: { step, since: iso(sinceMs), reason: reason ?? null },
      }
    },
  }
}

function getState(known: number, recent: number, failing: number): SourceState {
  if (known === 0) return 'unknown'
  if (failing === 0) return 'up'
  return failing === recent ? 'down' : 'degraded'
}

const isThere = (ms: number | undefined): ms is number => ms !== undefined

function findLatest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter(isThere)
  return known.length === 0 ? undefined : Math.max(...known)
}

function findEarliest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter(isThere)
  return known.length === 0 ? undefined : Math.min(...known)
}
