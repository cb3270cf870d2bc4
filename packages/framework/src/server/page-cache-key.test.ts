import { expect, it } from 'vitest'
import { getCanonicalPageUrl, hasPersonalQuery, getPageCacheKey } from './create-site-options.ts'

const url = (path: string) => new URL(path, 'http://localhost')

it.each('donation-id name first_name amount answer_2 previewToken login paper raised'.split(' '))(
  'does not cache the query %s',
  (query) => expect(hasPersonalQuery(url(`/?${query}=1`))).toBe(true),
)

it.each(['/embed?login', '/fundraising/ada/embed?+login&login', '/teams/terns/embed?label=x'])(
  'does not cache %s, which depends on the visitor',
  (path) => expect(hasPersonalQuery(url(path))).toBe(true),
)

it('caches one copy for all campaign parameters', () => {
  expect(getCanonicalPageUrl(url('/about?utm_source=mail&x=1')).href).toBe('http://localhost/about')
  expect(hasPersonalQuery(url('/about?utm_source=mail'))).toBe(false)
})

it('distinguishes pages by the query slug', () =>
  expect(getCanonicalPageUrl(url('/?slug=about&b=1')).href).toBe('http://localhost/?slug=about'))

it.each(['/.//?slug=about', '/.//evil.example/about', '/.///'])(
  'ignores the host of %s',
  (path) => {
    const canonical = getCanonicalPageUrl(url(path))
    expect([canonical.host, canonical.pathname]).toEqual(['localhost', url(path).pathname])
  },
)

it.each([
  ['/about?utm_source=mail', 'http://localhost/about'],
  ['/about?name=Sam', undefined],
  ['/share-card/about.jpg', undefined],
  ['/cy/share-card/about.jpg', undefined],
])('caches %s as %s', (path, expected) =>
  expect(getPageCacheKey(url(path), new Headers())?.href).toBe(expected),
)
