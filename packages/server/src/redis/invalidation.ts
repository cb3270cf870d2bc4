import {
  createInvalidatedKeys,
  type InvalidatedKeys,
  type InvalidateReads,
  type InvalidationChannel,
} from '../reads/invalidator.ts'
import { getMonotonicTime } from '../time.ts'
import { randomUUID } from 'node:crypto'
import { connectRedis, maxRetryDelayMs, getSiteKeyPrefix } from './connect-redis.ts'
import { createRedisSharedReads, incrementGenerations } from './shared-reads.ts'
import type { SharedReads } from '../reads/read-cache.ts'

/** Pub/sub message that invalidates reads in the other processes. */
export interface InvalidationMessage {
  /** Id of the sending process. */
  readonly from: string
  readonly what: InvalidatedKeys
  /** Time of the change, in ms since the Unix epoch. */
  readonly changedMs: number
  /** Whether Redis rejected the new generations, so that shared values may be stale. */
  readonly isRefused: boolean
}

/** Format version. Messages of other versions are ignored, because two versions run side by side during a rollout. */
const formatVersion = 1

/** Maximum length of a message, in characters. Longer messages are ignored. */
const maxMessageLength = 200_000

export function serialiseInvalidationMessage({
  from,
  what,
  changedMs,
  isRefused,
}: InvalidationMessage): string {
  return JSON.stringify({
    v: formatVersion,
    from,
    keys: [...what.keys],
    prefixes: [...what.prefixes],
    changedMs,
    ...(isRefused && { isRefused }),
  })
}

/** Parses a message; undefined if it is invalid or of another version. */
export function parseInvalidationMessage(text: string): InvalidationMessage | undefined {
  if (text.length > maxMessageLength) return undefined
  const message = parseJson(text)
  if (typeof message !== 'object' || message === null) return undefined
  const { v, from, keys, prefixes, changedMs, isRefused } = message as Record<string, unknown>
  return v === formatVersion &&
    typeof from === 'string' &&
    isNonEmptyStrings(keys) &&
    isNonEmptyStrings(prefixes) &&
    Number.isFinite(changedMs)
    ? {
        from,
        what: createInvalidatedKeys(keys, prefixes),
        changedMs: changedMs as number,
        isRefused: isRefused === true,
      }
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value is a list of non-empty strings. An empty prefix would invalidate every key. */
function isNonEmptyStrings(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((one: unknown) => typeof one === 'string' && one !== '')
  )
}

export interface RedisInvalidationOptions {
  /** URL of Redis or Valkey, or comma-separated URLs of a cluster. See `REDIS_URL`. */
  readonly url: string
  /** Timeout of Redis in a shared read, in ms. @default 250 */
  readonly maxResponseMs?: number | undefined
  /** Called when the connection is lost, and for each message in an unknown format. */
  readonly onProblem: (error: Error) => void
}

/** Maximum number of invalidations to queue while disconnected. Beyond that, everything is invalidated. */
const maxPendingInvalidations = 1000
const allKeys = createInvalidatedKeys([], [''])

/** Invalidation that has not been sent, with the site's prefix of generation keys. */
interface PendingInvalidation {
  readonly generations: string
  readonly what: InvalidatedKeys
}

/** Cache invalidations and shared reads for several sites, over one pair of connections. */
export interface RedisInvalidation {
  /**
   * @param channel - name that the processes of one site share, unique to the site
   * @param readings - version of the values' format. Processes of different versions do not share reads
   */
  readonly forChannel: (
    channel: string,
    readings: string,
  ) => InvalidationChannel & { reads: SharedReads }
  readonly stop: () => Promise<void>
}

/**
 * Exchanges cache invalidations over Redis or Valkey pub/sub, and shares reads. Never throws: while disconnected, each process
 * reads for itself, and the connection is retried.
 */
export function createRedisInvalidation({
  url,
  maxResponseMs,
  onProblem,
}: RedisInvalidationOptions): RedisInvalidation {
  const from = randomUUID()
  let isLost = false
  const listeners = new Map<
    string,
    { readonly heard: InvalidateReads; readonly distrust: () => void }
  >()
  let missed: PendingInvalidation[] = []
  let retry: NodeJS.Timeout | undefined
  // Fail at once while disconnected, because late messages are useless.
  const sender = connectRedis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  // Subscriptions wait for the connection, and are renewed on every reconnect.
  const receiver = connectRedis(url, { enableOfflineQueue: true, maxRetriesPerRequest: null })

  function lost(error: Error): void {
    if (isLost) return
    isLost = true
    onProblem(
      new Error('Cannot exchange cache invalidations with other processes', { cause: error }),
    )
  }
  function recovered(): void {
    if (!isLost || sender.status !== 'ready' || receiver.status !== 'ready') return
    isLost = false
  }
  function remember(...changes: PendingInvalidation[]): void {
    missed.push(...changes)
    if (missed.length <= maxPendingInvalidations) return
    const sites = new Set(missed.map(({ generations }) => generations))
    missed = [...sites].map((generations) => ({ generations, what: allKeys }))
  }
  /**
   * Increments a site's generations and publishes the invalidation in one transaction, which is possible because all of the
   * site's keys are in one cluster slot.
   */
  async function raise(
    changes: readonly PendingInvalidation[],
    ...message: string[]
  ): Promise<void> {
    const commands = sender.multi()
    for (const { generations, what } of changes) incrementGenerations(commands, generations, what)
    const [channel, text] = message
    // Published in the same transaction, so that receivers see the new generations.
    if (channel !== undefined && text !== undefined) commands.publish(channel, text)
    try {
      await commands.exec()
      recovered()
    } catch (error) {
      remember(...changes)
      lost(error as Error)
      retry ??= setTimeout(catchUp, maxRetryDelayMs).unref()
      throw error
    }
  }
  /** Sends the invalidations that were queued while disconnected. */
  function catchUp(): void {
    clearTimeout(retry)
    retry = undefined
    if (sender.status !== 'ready') return
    const late = missed
    missed = []
    for (const site of new Set(late.map(({ generations }) => generations))) {
      raise(late.filter(({ generations }) => generations === site)).catch(() => undefined)
    }
  }
  sender.on('ready', catchUp)
  for (const connection of [sender, receiver]) connection.on('error', lost).on('ready', recovered)
  receiver.on('message', (channel: string, text: string) => {
    const message = parseInvalidationMessage(text)
    if (message === undefined) {
      onProblem(new Error(`Ignoring a message with an unknown format on channel ${channel}`))
    } else if (message.from !== from) {
      const listener = listeners.get(channel)
      if (message.isRefused) listener?.distrust()
      listener?.heard(message.what, message.changedMs)
    }
  })

  return {
    forChannel(channel, readings) {
      receiver.subscribe(channel).catch(lost)
      const generations = getSiteKeyPrefix(channel)
      const reads = createRedisSharedReads({
        redis: sender,
        generations,
        values: `${generations}${readings}:`,
        now: Date.now,
        clock: getMonotonicTime,
        maxResponseMs,
        onProblem,
      })
      return {
        reads,
        publish(what, changedMs) {
          // The connection's own error event reports the loss.
          if (sender.status !== 'ready') return remember({ generations, what })
          const message = { from, what, changedMs }
          const text = serialiseInvalidationMessage({ ...message, isRefused: false })
          raise([{ generations, what }], channel, text).catch(() => {
            reads.distrust()
            // If Redis is full or read-only, it rejects writes but still delivers messages.
            sender
              .publish(channel, serialiseInvalidationMessage({ ...message, isRefused: true }))
              .catch(lost)
          })
        },
        subscribe(heard) {
          listeners.set(channel, { heard, distrust: reads.distrust })
        },
      }
    },
    async stop() {
      clearTimeout(retry)
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
