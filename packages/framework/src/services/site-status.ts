import { isHttpError } from '@milepost/platform'
import { callOf, type ReadObserved } from '@milepost/server'
import type { GivingDay } from './giving-day.ts'

/** Client errors that are not about the slug: missing credentials, a timeout and a rate limit. */
const unrelatedStatuses: readonly (number | undefined)[] = [401, 408, 429]

/** Whether the platform responded, and refused the request itself. */
export function isClientError(error: unknown): boolean {
  if (!isHttpError(error)) return false
  return error.status >= 400 && error.status < 500 && !unrelatedStatuses.includes(error.status)
}

/** State of an upstream, or of one of its calls. */
type SourceState =
  /** No call has failed in the last 5 minutes without succeeding since. */
  | 'up'
  /** Some of its calls fail. */
  | 'degraded'
  /** All of its calls fail. */
  | 'down'
  /** Nothing has been asked of it yet. */
  | 'unknown'

interface SourceStatus {
  readonly state: SourceState
  /** Time of the last response, as ISO 8601; null if there was none. */
  readonly lastAnswerAt: string | null
  /** Start of the current failure, as ISO 8601; null if there is none. */
  readonly failingSince: string | null
  /** The calls that fail, by their names. */
  readonly failing: Readonly<Record<string, FailingCall>>
}

interface FailingCall {
  readonly since: string
  readonly lastAnswerAt: string | null
  /** Content shown to visitors meanwhile: last known good values, or an error. */
  readonly shown: 'last good values' | 'nothing'
}

/** Status of a process, as in `/status.json`. */
interface SiteStatus {
  readonly version: 1
  readonly now: string
  /** Time when this process began to listen. */
  readonly startedAt: string
  /** The worst of its sources. */
  readonly state: SourceState
  readonly platform: SourceStatus
  readonly content: SourceStatus
  /** Whether the site asks for less: the step, since when and why; step 0 is as usual. */
  readonly givingDay: {
    readonly step: 0 | 1 | 2
    readonly since: string | null
    readonly reason: 'setting' | 'content' | 'limited' | 'load' | null
  }
}

/** Notes how reads go, and says how their sources are. */
export interface SiteStatusNotes {
  note: (observed: ReadObserved) => void
  read: () => SiteStatus
}

interface Call {
  lastAnswerMs?: number
  failingSinceMs?: number
  triedMs: number
  isLastGoodShown: boolean
}

/** Results older than this say nothing about now. In milliseconds. */
const memoryMs = 5 * 60_000

/** Read keys of documents begin with `content:`. */
const isContent = (call: string) => call.startsWith('content:')

/** Reads of one supporter's page or one team, whose slug is in the URL, and searches. */
const isNamed = (call: string) => /^(?:page(?:-\w+)?|project:(?:team|find))$/.test(call)

/** An application's own reads, and style sheets of fonts, are neither the platform nor the content service. */
const isPlatform = (call: string) => !isContent(call) && !/^(?:own|sheet|other)$/.test(call)

const asUsual: Pick<GivingDay, 'status'> = {
  status: () => ({ step: 0, sinceMs: undefined, reason: undefined }),
}

/** From best to worst. */
const states: readonly SourceState[] = ['up', 'unknown', 'degraded', 'down']

/**
 * Creates what knows how the platform and the content service are, by how reads of them have gone. It asks nothing itself.
 *
 * @param now - the wall clock, for the timestamps of the status, in milliseconds since 1970
 * @param options.clock - the monotonic clock of the reads and of giving-day mode, for ages. @default now
 * @param options.givingDay - knows whether the site asks for less. @default it never does
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
  /** The wall clock's timestamp of a time of the monotonic clock. */
  const toIso = (ms: number) => new Date(now() - (clock() - ms)).toISOString()
  const iso = (ms: number | undefined) => (ms === undefined ? null : toIso(ms))

  function statusOf(isOfSource: (call: string) => boolean): SourceStatus {
    const known = [...calls].filter(([name]) => isOfSource(name))
    const recent = known.filter(([, { triedMs }]) => clock() - triedMs < memoryMs)
    const failing = recent.filter(([, { failingSinceMs }]) => failingSinceMs !== undefined)
    return {
      state: stateOf(known.length, recent.length, failing.length),
      lastAnswerAt: iso(latest(known.map(([, { lastAnswerMs }]) => lastAnswerMs))),
      failingSince: iso(earliest(failing.map(([, { failingSinceMs }]) => failingSinceMs))),
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
    note({ of, key, outcome, endedMs, error }) {
      const name = callOf(key)
      // Visitors choose the slug or the text: a refusal of it is an answer, and not an outage.
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
              ...(lastAnswerMs !== undefined && { lastAnswerMs }),
              failingSinceMs,
              triedMs: endedMs,
              isLastGoodShown: false,
            }
          : { lastAnswerMs: endedMs, triedMs: endedMs, isLastGoodShown: false },
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

function stateOf(known: number, recent: number, failing: number): SourceState {
  if (known === 0) return 'unknown'
  if (failing === 0) return 'up'
  return failing === recent ? 'down' : 'degraded'
}

const isThere = (ms: number | undefined): ms is number => ms !== undefined

function latest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter(isThere)
  return known.length === 0 ? undefined : Math.max(...known)
}

function earliest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter(isThere)
  return known.length === 0 ? undefined : Math.min(...known)
}
