import { expect, it } from 'vitest'
import { findEmbeddedPart } from './oembed.ts'

const site = 'https://run.example'

it.each([
  ['', { kind: 'site' }],
  ['/', { kind: 'site' }],
  ['/?utm_source=mail#top', { kind: 'site' }],
  ['/fundraising/amina', { kind: 'page', slug: 'amina' }],
  ['/fundraising/hill%20runners/', { kind: 'page', slug: 'hill runners' }],
  ['/teams/runners', { kind: 'team', slug: 'runners' }],
  ['/fundraising/amina/donate', undefined],
  ['/fundraising/%E0%A4%A', undefined],
  ['/fundraising/', undefined],
  ['/about', undefined],
  ['/cy/teams/runners', undefined],
])('finds the part at %s', (path, wanted) =>
  expect(findEmbeddedPart(site + path, site)).toEqual(wanted),
)

it('finds parts of the current language only', () => {
  const welsh = `${site}/cy`
  expect(findEmbeddedPart(welsh, welsh)).toEqual({ kind: 'site' })
  expect(findEmbeddedPart(`${welsh}/teams/runners`, welsh)).toEqual({
    kind: 'team',
    slug: 'runners',
  })
  expect(findEmbeddedPart(`${site}/cymru`, welsh)).toBeUndefined()
  expect(findEmbeddedPart(site, welsh)).toBeUndefined()
})

it.each([
  'https://run.example.evil/fundraising/amina',
  'http://run.example/fundraising/amina',
  'https://evil.example/@run.example/',
  'javascript:alert(1)',
  '/fundraising/amina',
  '',
])('returns undefined for %s', (address) => expect(findEmbeddedPart(address, site)).toBeUndefined())
