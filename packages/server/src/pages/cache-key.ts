/**
 * Returns the cache key of a request: its URL without irrelevant parts, such as campaign parameters. This is also the URL that
 * is rendered. Undefined if the response must not be cached.
 *
 * @param url - the requested URL
 * @param headers - request headers
 */
export type CacheKey = (
  url: URL,
  headers: { get: (name: string) => string | null },
) => URL | undefined

/** Cache key of requests without a query, cookies or credentials; undefined for all others. */
export const cacheAnonymousPages: CacheKey = (url, headers) =>
  url.search === '' && headers.get('cookie') === null && headers.get('authorization') === null
    ? url
    : undefined
