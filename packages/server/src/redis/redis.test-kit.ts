import { type RunningRedis, startRedis } from '@milepost/config/redis'
import { Redis } from 'ioredis'
import { vi } from 'vitest'
import { createInvalidator, createInvalidatedKeys } from '../reads/invalidator.ts'
import { createReadCache, type ObservedRead } from '../reads/read-cache.ts'
import { createRedisInvalidation } from './invalidation.ts'

/** Starts the read cache of one process, which shares reads and invalidations with other processes of the site. */
export function startProcess(
  url: string,
  site: string,
  { build = 'build', maxResponseMs = 10_000 }: { build?: string; maxResponseMs?: number } = {},
) {
  const onProblem = vi.fn<(error: Error) => void>()
  const invalidation = createRedisInvalidation({ url, maxResponseMs, onProblem })
  const channel = invalidation.forChannel(site, build)
  const seen: ObservedRead[] = []
  const reads = createReadCache({
    now: Date.now,
    shared: channel.reads,
    observe: (one) => seen.push(one),
  })
  const expire = createInvalidator({ reads, invalidatePages: () => undefined, now: Date.now })
  const heard = vi.fn(expire)
  channel.subscribe(heard)
  return {
    onProblem,
    heard,
    reads,
    seen,
    stop: invalidation.stop,
    change(key = 'page:maya') {
      const what = createInvalidatedKeys([key])
      expire(what, Date.now())
      channel.publish(what, Date.now())
    },
  }
}

/** A cluster of three primaries. */
export interface RunningCluster {
  /** Comma-separated URLs of two of its nodes. */
  readonly url: string
  readonly nodes: readonly RunningRedis[]
  readonly kill: () => Promise<void>
}

const slots = [
  [0, 5460],
  [5461, 10_922],
  [10_923, 16_383],
]

/** Starts a cluster of three primaries. It persists only its own configuration, in temporary files. */
export async function startCluster(): Promise<RunningCluster> {
  const nodes = await Promise.all(
    slots.map((_, index) =>
      startRedis([
        '--cluster-enabled',
        'yes',
        '--cluster-config-file',
        `/tmp/milepost-cluster-${process.pid}-${index}.conf`,
      ]),
    ),
  )
  const admins = nodes.map(({ url }) => new Redis(url))
  const [first] = nodes
  const { hostname, port } = new URL(first?.url ?? '')
  await Promise.all(
    admins.map(async (admin, index) => {
      await admin.call('CLUSTER', 'RESET', 'HARD')
      await admin.call('CLUSTER', 'ADDSLOTSRANGE', ...(slots[index] ?? []).map(String))
    }),
  )
  for (const admin of admins.slice(1)) await admin.call('CLUSTER', 'MEET', hostname, port)
  await vi.waitFor(
    async () => {
      for (const admin of admins) {
        const info = String(await admin.call('CLUSTER', 'INFO'))
        if (!/cluster_state:ok[^]*cluster_known_nodes:3/.test(info)) throw new Error(info)
      }
    },
    { timeout: 20_000, interval: 100 },
  )
  for (const admin of admins) admin.disconnect()
  return {
    url: nodes
      .slice(0, 2)
      .map((node) => node.url)
      .join(','),
    nodes,
    kill: async () => void (await Promise.all(nodes.map((node) => node.kill()))),
  }
}

/** Makes Redis reject every write: its memory is full, or it is a replica. */
export async function refuseWrites(
  { url }: RunningRedis,
  reason: 'full' | 'read-only',
): Promise<void> {
  const admin = new Redis(url)
  if (reason === 'full') await admin.call('CONFIG', 'SET', 'maxmemory', '1')
  else await admin.call('REPLICAOF', '127.0.0.1', '1')
  admin.disconnect()
}

export async function acceptWrites({ url }: RunningRedis): Promise<void> {
  const admin = new Redis(url)
  await admin.call('CONFIG', 'SET', 'maxmemory', '0')
  await admin.call('REPLICAOF', 'NO', 'ONE')
  admin.disconnect()
}
