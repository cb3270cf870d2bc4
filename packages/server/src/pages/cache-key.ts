/**
 * Returns the cache key of a request, which is also the URL to render, without irrelevant parts such as campaign
 * parameters. Undefined for private responses.
 *
 * @param url - the requested URL
 * @param headers - of the request
 */
export type CacheKey = (
  url: URL,
  headers: { get: (name: string) => string | null },
) => URL | undefined

/** Cache key for requests without a query, cookies or credentials; undefined for others. */
export const cacheAnonymousPages: CacheKey = (url, headers) =>
  url.search === '' && headers.get('cookie') === null && headers.get('authorization') === null
    ? url
    : undefined
