import { expiredKeys, isExpired } from '@milepost/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { donationsKey, pageKey } from '../frame/request/read-page.ts'
import { teamKey } from '../frame/request/read-team.ts'
import { expiredSurrogateKeys, surrogateKeys } from './create-site-options.ts'

const slug = fc.oneof(fc.constantFrom('ada', 'ben'), fc.string({ unit: 'binary' }))

/** Keys of reads. */
const read = fc.oneof(
  slug.map((one) => `${pageKey(one)}gb/c-1`),
  slug.map((one) => pageKey(one, 'page-tags')),
  slug.map((one) => pageKey(one, 'page-fitness')),
  slug.map((one) => `${donationsKey(one)}5`),
  slug.map((one) => `${teamKey(one)}all`),
  slug.map((one) => `project:campaign:${one}`),
  slug.map((one) => `content:page:${one}`),
  slug.map((one) => `own:${one}`),
)
/** Invalidations: a page, a team, a donation to a page or to none, a content change. */
const old = fc.oneof(
  slug.map((one) =>
    expiredKeys(
      [],
      [pageKey(one), pageKey(one, 'page-tags'), pageKey(one, 'page-fitness'), donationsKey(one)],
    ),
  ),
  slug.map((one) => expiredKeys([], [teamKey(one)])),
  slug.map((one) => expiredKeys([], ['project:', pageKey(one), donationsKey(one)])),
  fc.constant(expiredKeys([], ['project:'])),
  fc.constant(expiredKeys([], ['content:'])),
)

describe('surrogate keys', () => {
  it('of a page that was made from something old are among those that are purged', () => {
    fc.assert(
      fc.property(fc.array(read, { maxLength: 8 }), old, (reads, what) => {
        const own = surrogateKeys(reads, 'tideline')
        const purged = new Set(expiredSurrogateKeys(what, 'tideline'))
        const isOld = reads.some((one) => isExpired(what, one))
        expect(!isOld || own.some((key) => purged.has(key))).toBe(true)
      }),
    )
  })

  it('have only characters that a header may contain, whatever a page is called', () => {
    fc.assert(
      fc.property(fc.array(read), slug, (reads, site) => {
        for (const key of surrogateKeys(reads, site)) expect(key).toMatch(/^[!-~]+$/)
      }),
    )
  })

  it('are those of the page and what all pages show', () => {
    const reads =
      'content:page:home page:ada/gb/c-1 page-donations:ada/5 project:team:terns/all'.split(' ')
    expect(surrogateKeys(reads, 'tideline')).toEqual(
      'tideline/content tideline/page/ada tideline/figures tideline/team/terns'.split(' '),
    )
    expect(surrogateKeys(['own:weather'], 'tideline')).toEqual([])
    expect(surrogateKeys([], 'tideline')).toEqual([])
  })

  it('leave pages of another team and another supporter alone', () => {
    expect(expiredSurrogateKeys(expiredKeys([], ['project:team:terns/']), 'tideline')).toEqual([
      'tideline/team/terns',
    ])
    const page = expiredKeys([], ['page:ada/', 'page-tags:ada/', 'page-donations:ada/'])
    expect(expiredSurrogateKeys(page, 'tideline')).toEqual(['tideline/page/ada'])
  })
})
