import { Cluster, Redis, type RedisOptions } from 'ioredis'

/** A connection to one Redis or Valkey server, or to a cluster. */
export type RedisConnection = Redis | Cluster

export type ConnectionOptions = Pick<
  RedisOptions,
  'commandTimeout' | 'enableOfflineQueue' | 'maxRetriesPerRequest'
>

const connectTimeoutMs = 5000
/** Maximum delay before the next attempt to connect or write, in ms. */
export const maxRetryDelayMs = 5000

/** A connection is replaced if it gets no response for `socketTimeoutMs`, and probed after `keepAliveMs` without traffic. */
const socketTimeoutMs = 5000
const keepAliveMs = 10_000

const reconnection = {
  connectTimeout: connectTimeoutMs,
  socketTimeout: socketTimeoutMs,
  keepAlive: keepAliveMs,
  retryStrategy: (times: number) => Math.min(maxRetryDelayMs, 200 * 2 ** Math.min(times, 10)),
}

/** Delay before a connection to a read-only server is replaced, in ms. */
const readOnlyReconnectMs = 5000

/**
 * Connects to Redis or Valkey.
 *
 * @param urls - `redis://user:password@host:6379/0`, or `rediss:` for TLS. Several comma-separated URLs are nodes of one
 * cluster; for a cluster with a single URL, append `?cluster`
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
      // IPv6 hosts are in brackets in URLs.
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port || 6379),
    })),
    {
      clusterRetryStrategy: reconnection.retryStrategy,
      ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
      // Certificates are issued to host names, so connect by the names that the cluster announces.
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

/**
 * Connects to a single server. If it turns out to be a replica, reconnects: after a failover, the host name may point to the
 * new primary.
 */
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
 * Returns the key prefix of a site. Its hash tag puts all keys of the site into one cluster slot, which scripts and
 * transactions require.
 *
 * @param site - name that the site's processes share
 */
export function getSiteKeyPrefix(site: string): string {
  return `{${site.replaceAll(/[{}]/g, '')}}:`
}
