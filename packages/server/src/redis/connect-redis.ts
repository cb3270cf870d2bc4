import { Cluster, Redis, type RedisOptions } from 'ioredis'

/** A connection to one Redis or Valkey server, or to a cluster. */
export type RedisConnection = Redis | Cluster

export type ConnectionOptions = Pick<
  RedisOptions,
  'commandTimeout' | 'enableOfflineQueue' | 'maxRetriesPerRequest'
>

const connectTimeoutMs = 5000
/** Maximum delay before the next attempt to connect or to write, in milliseconds. */
export const maxRetryDelayMs = 5000

/** A connection without a response for this long is replaced, in milliseconds. An idle one is probed. */
const socketTimeoutMs = 5000
const keepAliveMs = 10_000

const reconnection = {
  connectTimeout: connectTimeoutMs,
  socketTimeout: socketTimeoutMs,
  keepAlive: keepAliveMs,
  retryStrategy: (times: number) => Math.min(maxRetryDelayMs, 200 * 2 ** Math.min(times, 10)),
}

/** Delay before a connection to a read-only server is replaced, in milliseconds. */
const readOnlyReconnectMs = 5000

/**
 * Connects to Redis or Valkey.
 *
 * @param urls - `redis://user:password@host:6379/0`, or `rediss:` for TLS. Several URLs, separated by commas, are nodes of
 *   one cluster; for a cluster with a single URL, append `?cluster`
 */
export function connectRedis(urls: string, options: ConnectionOptions): RedisConnection {
  const nodes = urls.split(',').map((url) => new URL(url.trim()))
  const [first] = nodes
  if (nodes.length === 1 && first?.searchParams.has('cluster') !== true) {
    return connectToOne(urls.trim(), options)
  }
  const { enableOfflineQueue } = options
  return new Cluster(
    nodes.map(({ hostname, port }) => ({
      // The URL of an IPv6 host has brackets.
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port || 6379),
    })),
    {
      clusterRetryStrategy: reconnection.retryStrategy,
      ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
      // Certificates name hosts, so nodes are reached by the names that the cluster announces.
      ...(first?.protocol === 'rediss:' && {
        dnsLookup: (host, done) => done(null, host),
      }),
      slotsRefreshTimeout: 5000,
      redisOptions: {
        ...reconnection,
        ...options,
        ...(first?.username && { username: decodeURIComponent(first.username) }),
        ...(first?.password && { password: decodeURIComponent(first.password) }),
        ...(first?.protocol === 'rediss:' && { tls: {} }),
      },
    },
  )
}

/** Reconnects if the server is a replica: after a failover its host name may belong to another server. */
function connectToOne(url: string, options: ConnectionOptions): Redis {
  let isReconnecting = false
  const redis = new Redis(url, {
    ...reconnection,
    ...options,
    reconnectOnError({ message }) {
      if (isReconnecting || !message.includes('READONLY')) return false
      isReconnecting = true
      setTimeout(() => {
        isReconnecting = false
        redis.disconnect(true)
      }, readOnlyReconnectMs).unref()
      return false
    },
  })
  return redis
}

/**
 * Prefix of all keys of a site that one script or transaction uses. Its hash tag keeps them in one slot of a cluster.
 *
 * @param site - the name that the site's processes share
 */
export function siteKeyPrefix(site: string): string {
  return `{${site.replaceAll(/[{}]/g, '')}}:`
}
