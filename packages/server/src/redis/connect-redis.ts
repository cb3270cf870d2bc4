import { Cluster, Redis, type RedisOptions } from 'ioredis'

/** Connection to a Redis or Valkey server, or to a cluster. */
export type RedisConnection = Redis | Cluster

export type ConnectionOptions = Pick<
  RedisOptions,
  'commandTimeout' | 'enableOfflineQueue' | 'maxRetriesPerRequest'
>

const connectTimeoutMs = 5000
/** Maximum delay before a retry, in ms. */
export const maxRetryDelayMs = 5000

/** Time without a response after which a connection is replaced, in ms. */
const socketTimeoutMs = 5000
const keepAliveMs = 10_000

const reconnectOptions = {
  connectTimeout: connectTimeoutMs,
  socketTimeout: socketTimeoutMs,
  keepAlive: keepAliveMs,
  retryStrategy: (times: number) => Math.min(maxRetryDelayMs, 200 * 2 ** Math.min(times, 10)),
}

/** Delay before reconnecting if the server is read-only, in ms. */
const readOnlyReconnectMs = 5000

/**
 * Connects to a Redis or Valkey server, or to a cluster.
 *
 * @param urls - `redis://user:password@host:6379/0`, or `rediss:` for TLS. Several comma-separated URLs are nodes of one
 * cluster; for a cluster with a single URL, append `?cluster`
 */
export function connectRedis(urls: string, options: ConnectionOptions): RedisConnection {
  const nodes = urls.split(',').map((url) => new URL(url.trim()))
  const [first] = nodes
  if (nodes.length === 1 && first?.searchParams.has('cluster') !== true) {
    return connectToServer(urls.trim(), options)
  }
  const { enableOfflineQueue } = options
  return new Cluster(
    nodes.map(({ hostname, port }) => ({
      // IPv6 hosts are in brackets in URLs.
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port || 6379),
    })),
    {
      clusterRetryStrategy: reconnectOptions.retryStrategy,
      ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
      // Certificates are issued to host names, so connect by the names that the cluster announces.
      ...(first?.protocol === 'rediss:' && {
        dnsLookup: (host, done) => done(null, host),
      }),
      slotsRefreshTimeout: 5000,
      redisOptions: {
        ...reconnectOptions,
        ...options,
        ...(first?.username && { username: decodeURIComponent(first.username) }),
        ...(first?.password && { password: decodeURIComponent(first.password) }),
        ...(first?.protocol === 'rediss:' && { tls: {} }),
      },
    },
  )
}

/** Connects to one server. Reconnects if it is a replica, because the host name may now point to a new primary. */
function connectToServer(url: string, options: ConnectionOptions): Redis {
  let isReconnecting = false
  const redis = new Redis(url, {
    ...reconnectOptions,
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
 * Returns the key prefix of a site. It is a hash tag, which puts all keys of the site into one cluster slot, as scripts and
 * transactions require.
 *
 * @param site - name that the site's processes share
 */
export function getSiteKeyPrefix(site: string): string {
  return `{${site.replaceAll(/[{}]/g, '')}}:`
}
