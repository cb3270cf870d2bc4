import { createInvalidatedKeys, isInvalidated } from '@milepost/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getDonationsKey, getPageKey } from '../frame/request/read-page.ts'
import { getTeamKey } from '../frame/request/read-team.ts'
import { getPurgeKeys, getSurrogateKeys } from './create-site-options.ts'

const slug = fc.oneof(fc.constantFrom('ada', 'ben'), fc.string({ unit: 'binary' }))

/** Keys of reads. */
const read = fc.oneof(
  slug.map((one) => `${getPageKey(one)}gb/c-1`),
  slug.map((one) => getPageKey(one, 'page-tags')),
  slug.map((one) => getPageKey(one, 'page-fitness')),
  slug.map((one) => `${getDonationsKey(one)}5`),
  slug.map((one) => `${getTeamKey(one)}all`),
  slug.map((one) => `project:campaign:${one}`),
  slug.map((one) => `content:page:${one}`),
  slug.map((one) => `own:${one}`),
)
/** Invalidations: a page, a team, a donation to a page or to none, a content change. */
const old = fc.oneof(
  slug.map((one) =>
    createInvalidatedKeys(
      [],
      [
        getPageKey(one),
        getPageKey(one, 'page-tags'),
        getPageKey(one, 'page-fitness'),
        getDonationsKey(one),
      ],
    ),
  ),
  slug.map((one) => createInvalidatedKeys([], [getTeamKey(one)])),
  slug.map((one) => createInvalidatedKeys([], ['project:', getPageKey(one), getDonationsKey(one)])),
  fc.constant(createInvalidatedKeys([], ['project:'])),
  fc.constant(createInvalidatedKeys([], ['content:'])),
)

describe('getSurrogateKeys', () => {
  it('contain a purged key for every page with old data', () => {
    fc.assert(
      fc.property(fc.array(read, { maxLength: 8 }), old, (reads, what) => {
        const own = getSurrogateKeys(reads, 'tideline')
        const purged = new Set(getPurgeKeys(what, 'tideline'))
        const isOld = reads.some((one) => isInvalidated(what, one))
        expect(!isOld || own.some((key) => purged.has(key))).toBe(true)
      }),
    )
  })

  it('contain only characters that a header may contain, for any slug', () => {
    fc.assert(
      fc.property(fc.array(read), slug, (reads, site) => {
        for (const key of getSurrogateKeys(reads, site)) expect(key).toMatch(/^[!-~]+$/)
      }),
    )
  })

  it('are those of the page and of the data on every page', () => {
    const reads =
      'content:page:home page:ada/gb/c-1 page-donations:ada/5 project:team:terns/all'.split(' ')
    expect(getSurrogateKeys(reads, 'tideline')).toEqual(
      'tideline/content tideline/page/ada tideline/figures tideline/team/terns'.split(' '),
    )
    expect(getSurrogateKeys(['own:weather'], 'tideline')).toEqual([])
    expect(getSurrogateKeys([], 'tideline')).toEqual([])
  })

  it('do not include another team or supporter', () => {
    expect(getPurgeKeys(createInvalidatedKeys([], ['project:team:terns/']), 'tideline')).toEqual([
      'tideline/team/terns',
    ])
    const page = createInvalidatedKeys([], ['page:ada/', 'page-tags:ada/', 'page-donations:ada/'])
    expect(getPurgeKeys(page, 'tideline')).toEqual(['tideline/page/ada'])
  })
})
