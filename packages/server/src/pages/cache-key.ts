/**
 * Says under which address the page of a request is cached, which is also the address that is rendered: without
 * what makes no difference, such as a campaign's parameters. Undefined for a request of which the answer is one
 * visitor's own.
 *
 * @param url - what is asked for
 * @param headers - of the request
 */
export type CacheKey = (
  url: URL,
  headers: { get: (name: string) => string | null },
) => URL | undefined

/** Caches what is asked for without a query, by somebody who brings neither a cookie nor a password. */
export const cacheAnonymousPages: CacheKey = (url, headers) =>
  url.search === '' && headers.get('cookie') === null && headers.get('authorization') === null
    ? url
    : undefined
