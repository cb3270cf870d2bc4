import { type WaitUntil, createPurge, type ExpiredKeys, type PageCache } from '@milepost/server'
import type { SiteEnvironment } from '../base/site-environment.ts'
import { expiredSurrogateKeys } from './surrogate-keys.ts'

/** Creates what has pages made anew: those that this process keeps, and those of the cache in front of the site where the settings name one. */
export function createExpirePages(
  { site, purge: settings }: Pick<SiteEnvironment, 'site' | 'purge'>,
  cache: Pick<PageCache, 'expire'>,
  { onError, background }: { onError: (error: Error) => void; background?: WaitUntil },
): (what: ExpiredKeys) => void {
  if (settings === undefined) return (what) => cache.expire(what)
  const purge = createPurge(settings, {
    fetch: (url, init) => fetch(url, init),
    onError,
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    background,
  })
  return (what) => {
    cache.expire(what)
    purge(expiredSurrogateKeys(what, site))
  }
}
