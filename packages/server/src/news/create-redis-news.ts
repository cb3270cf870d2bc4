import { monotonicNow } from '../monotonic-now.ts'
import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { ExpireReads } from '../reads/create-expiry.ts'
import type { ExpiryNews } from './expiry-news.ts'
import { type ExpiredKeys, expiredKeys } from '../reads/expired-keys.ts'
import { readNewsMessage, writeNewsMessage } from './news-message.ts'
import { createRedisSharedReads } from '../shared-reads/create-redis-shared-reads.ts'
import { raiseGenerations } from '../shared-reads/generations.ts'
import type { SharedReads } from '../shared-reads/shared-reads.ts'

export interface RedisNewsOptions {
  /** Where Redis or Valkey is, such as `redis://user:password@host:6379/0`; `rediss:` by TLS. */
  readonly url: string
  /** Called once when the connection is lost, and for messages in a form that Milepost does not write. */
  readonly onProblem: (error: Error) => void
}

const longestDelayMs = 5000
/** It may be asked again so soon after a failure. */
const firstDelayMs = 200
const connectTimeoutMs = 5000
/** The most changes that are remembered while there is no connection. */
const mostMissed = 1000
const all = expiredKeys([], [''])

/** The keys that have become old, and the prefix of the site's generations in Redis. */
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
 * Tells and hears by publish and subscribe of Redis or Valkey what has become old. It never fails: while there is no
 * connection nothing is told or heard, each process reads by itself as often as it does alone, and the connection is tried
 * again.
 */
export function createRedisNews({ url, onProblem }: RedisNewsOptions): RedisNews {
  const from = randomUUID()
  let isLost = false
  const listeners = new Map<string, ExpireReads>()
  let missed: Change[] = []
  const options = {
    connectTimeout: connectTimeoutMs,
    // News of some time ago is none.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) =>
      Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(times, 10)),
  }
  const sender = new Redis(url, options)
  // Subscribing waits for the connection, and is done again with each new one.
  const receiver = new Redis(url, {
    ...options,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
  })

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
  /** Raises what could not be raised while there was no connection. It is sent before anybody asks for a value again. */
  function catchUp(): void {
    const late = missed
    missed = []
    if (late.length === 0) return
    const commands = sender.multi()
    for (const { generations, what } of late) raiseGenerations(commands, generations, what)
    commands.exec().catch((error: unknown) => {
      remember(...late)
      lost(error as Error)
    })
  }
  sender.on('ready', catchUp)
  for (const connection of [sender, receiver]) connection.on('error', lost).on('ready', recovered)
  receiver.on('message', (channel: string, text: string) => {
    const news = readNewsMessage(text)
    if (news === undefined) {
      onProblem(new Error(`There is a message on ${channel} that is none of ours`))
    } else if (news.from !== from) {
      listeners.get(channel)?.(news.what, news.changedMs)
    }
  })

  return {
    ofChannel(channel, readings) {
      receiver.subscribe(channel).catch(lost)
      const generations = `${channel}:`
      const reads = createRedisSharedReads({
        redis: sender,
        generations,
        values: `${channel}:${readings}:`,
        now: Date.now,
        clock: monotonicNow,
        onProblem,
      })
      return {
        reads,
        tell(what, changedMs) {
          // That the connection is lost is said where it is lost.
          if (sender.status !== 'ready') return remember({ generations, what })
          const commands = sender.multi()
          raiseGenerations(commands, generations, what)
          // Who hears it finds the new generation.
          commands.publish(channel, writeNewsMessage({ from, what, changedMs }))
          commands.exec().catch((error: unknown) => {
            reads.distrust()
            remember({ generations, what })
            lost(error as Error)
          })
        },
        hear(heard) {
          listeners.set(channel, heard)
        },
      }
    },
    async stop() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
