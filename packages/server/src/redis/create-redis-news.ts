import { monotonicNow } from '../monotonic-now.ts'
import { randomUUID } from 'node:crypto'
import type { ExpireReads } from '../reads/create-expiry.ts'
import { connectRedis, maxRetryDelayMs, siteKeyPrefix } from './connect-redis.ts'
import type { ExpiryNews } from '../reads/expiry-news.ts'
import { type ExpiredKeys, expiredKeys } from '../reads/expired-keys.ts'
import { readNewsMessage, writeNewsMessage } from './news-message.ts'
import { createRedisSharedReads } from './create-redis-shared-reads.ts'
import { raiseGenerations } from './generations.ts'
import type { SharedReads } from '../reads/shared-reads.ts'

export interface RedisNewsOptions {
  /** URL of Redis or Valkey, or comma-separated URLs of a cluster: see `REDIS_URL`. */
  readonly url: string
  /** Maximum time that Redis may take to respond to a shared read, in milliseconds. @default 250 */
  readonly maxResponseMs?: number | undefined
  /** Called once when the connection is lost, and for messages in a form that Milepost does not write. */
  readonly onProblem: (error: Error) => void
}

/** Maximum number of changes to remember without a connection. */
const mostMissed = 1000
const all = expiredKeys([], [''])

/** Expired keys, and the prefix of the site's generations in Redis. */
interface Change {
  readonly generations: string
  readonly what: ExpiredKeys
}

/** The news of several sites, over one connection. */
export interface RedisNews {
  /**
   * @param channel - what the processes of one site have in common, and no other site
   * @param readings - what processes have in common that read the same values in the same form
   */
  readonly ofChannel: (channel: string, readings: string) => ExpiryNews & { reads: SharedReads }
  /** Ends the connections. */
  readonly stop: () => Promise<void>
}

/**
 * Exchanges cache invalidations over Redis or Valkey pub/sub. It never fails: without a connection, each process reads
 * for itself at its usual rate, and the connection is retried.
 */
export function createRedisNews({ url, maxResponseMs, onProblem }: RedisNewsOptions): RedisNews {
  const from = randomUUID()
  let isLost = false
  const listeners = new Map<
    string,
    { readonly heard: ExpireReads; readonly distrust: () => void }
  >()
  let missed: Change[] = []
  let retry: NodeJS.Timeout | undefined
  // Without a queue, because a late message is useless.
  const sender = connectRedis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  // Subscribing waits for the connection, and is done again with each new one.
  const receiver = connectRedis(url, { enableOfflineQueue: true, maxRetriesPerRequest: null })

  function lost(error: Error): void {
    if (isLost) return
    isLost = true
    onProblem(new Error('Other processes cannot be told what is old', { cause: error }))
  }
  function recovered(): void {
    if (!isLost || sender.status !== 'ready' || receiver.status !== 'ready') return
    isLost = false
  }
  function remember(...changes: Change[]): void {
    missed.push(...changes)
    if (missed.length <= mostMissed) return
    const sites = new Set(missed.map(({ generations }) => generations))
    missed = [...sites].map((generations) => ({ generations, what: all }))
  }
  /** Raises the generations of a site, in one transaction because all its keys are in one slot of a cluster. */
  async function raise(changes: readonly Change[], ...message: string[]): Promise<void> {
    const commands = sender.multi()
    for (const { generations, what } of changes) raiseGenerations(commands, generations, what)
    const [channel, text] = message
    // Processes that receive the message find the new generation.
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
  /** Raises generations that could not be raised without a connection, before any other command. */
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
    const news = readNewsMessage(text)
    if (news === undefined) {
      onProblem(new Error(`There is a message on ${channel} that is none of ours`))
    } else if (news.from !== from) {
      const listener = listeners.get(channel)
      if (news.isRefused) listener?.distrust()
      listener?.heard(news.what, news.changedMs)
    }
  })

  return {
    ofChannel(channel, readings) {
      receiver.subscribe(channel).catch(lost)
      const generations = siteKeyPrefix(channel)
      const reads = createRedisSharedReads({
        redis: sender,
        generations,
        values: `${generations}${readings}:`,
        now: Date.now,
        clock: monotonicNow,
        maxResponseMs,
        onProblem,
      })
      return {
        reads,
        tell(what, changedMs) {
          // The lost connection is reported by its own event.
          if (sender.status !== 'ready') return remember({ generations, what })
          const message = { from, what, changedMs }
          const text = writeNewsMessage({ ...message, isRefused: false })
          raise([{ generations, what }], channel, text).catch(() => {
            reads.distrust()
            // A full or read-only Redis refuses to write, but still passes messages on.
            sender.publish(channel, writeNewsMessage({ ...message, isRefused: true })).catch(lost)
          })
        },
        hear(heard) {
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
