import type { SiteEnvironment } from '../base/site-environment.ts'

/** How much memory each cache of one site may take, in bytes; undefined for the usual. */
export type CacheShares = Readonly<Record<keyof typeof parts, number | undefined>>

const mebibyte = 1024 * 1024
/** The part of a site's memory that each of its caches has. */
const parts = { pages: 0.2, reads: 0.25, media: 0.35, cards: 0.2 } as const
/** What the caches of one site take at most by themselves, in mebibytes. */
const usualMb = 184
/** The default memory of one site of many, in mebibytes: enough for its first pages and their pictures. */
const usualOfManyMb = 2
/** With less than this a site cannot cache one of its pages, and what that is made of. In mebibytes. */
const leastMb = 1

const usual: CacheShares = {
  pages: undefined,
  reads: undefined,
  media: undefined,
  cards: undefined,
}

/**
 * Shares the memory for caches equally among the sites of a process, so that a storm on one pushes nothing of another out.
 *
 * @param cacheMb - all of it, in mebibytes. @default what one site takes, or 2 for each site where that is more
 * @returns undefined where it is not enough for so many sites
 */
export function splitCacheMemory(
  { cacheMb }: Pick<SiteEnvironment, 'cacheMb'>,
  sites: number,
): CacheShares | undefined {
  if (cacheMb === undefined && sites === 1) return usual
  const ofEach = (cacheMb ?? Math.max(usualMb, usualOfManyMb * sites)) / sites
  if (ofEach < leastMb) return undefined
  const share = (part: number) => Math.floor(ofEach * mebibyte * part)
  return {
    pages: share(parts.pages),
    reads: share(parts.reads),
    media: share(parts.media),
    cards: share(parts.cards),
  }
}
