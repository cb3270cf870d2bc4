import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeUrl, resolveLink } from './links.ts'

const place = { host: 'walk.example:8080', path: '/about' }
const external = { kind: 'external', target: '_blank', rel: 'noopener noreferrer' }

describe('resolveLink', () => {
  it.each(['https://walk.example:8080/x', 'http://WALK.example:8080/', '//walk.example:8080/a'])(
    "returns a plain link for %s on the site's host [S2.31]",
    (url) => expect(resolveLink(url, place)).toEqual({ kind: 'plain', href: url }),
  )

  it.each([
    'https://other.example',
    'https://walk.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
  ])('opens %s in a new tab [S2.32]', (url) =>
    expect(resolveLink(url, place)).toEqual({ ...external, href: url }),
  )

  it.each(['mailto:a@b.example', 'MAILTO:a@b.example', 'tel:+44123', 'sms:?&body=x', '#gifts'])(
    'returns a plain link for %s [S2.33]',
    (url) => expect(resolveLink(url, place)).toEqual({ kind: 'plain', href: url }),
  )

  it('returns a route for a path that contains a URL', () => {
    const url = '/find?from=https://walk.example:8080/'
    expect(resolveLink(url, place)).toEqual({ kind: 'route', href: url })
  })

  it('appends a query to the current path [S2.34]', () => {
    expect(resolveLink('?login', place)).toEqual({ kind: 'route', href: '/about?login' })
    expect(resolveLink('?a=1', { ...place, path: '/x?old=1#y' }).href).toBe('/x?a=1')
  })

  it('opens a modal without navigating [S2.35]', () => {
    expect(resolveLink('?modal=terms%20a#x', place)).toEqual({
      kind: 'modal',
      href: '/about?modal=terms%20a#x',
      modal: 'terms a',
    })
    expect(resolveLink('?modal=', place).kind).toBe('route')
    expect(resolveLink('?x=1&modal=a', place).kind).toBe('route')
  })

  it('navigates in the client for a path', () => {
    expect(resolveLink('/donate?a=5', place)).toEqual({ kind: 'route', href: '/donate?a=5' })
    expect(resolveLink('questions', place).kind).toBe('route')
  })

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('returns no link for %j', (url) =>
    expect(resolveLink(url, place)).toEqual({ kind: 'none', href: '' }),
  )

  it('accepts a path without leading slash, and rejects an invalid host', () => {
    expect(resolveLink('team', { ...place, path: 'about' })).toEqual({
      kind: 'route',
      href: 'team',
    })
    expect(resolveLink('team', { ...place, host: 'a b' })).toEqual({ kind: 'none', href: '' })
  })

  it('accepts any text, host and path', () => {
    assert(
      property(string(), string(), string(), (url, host, path) => {
        const { href } = resolveLink(url, { host, path })
        expect(/^\s*javascript:/i.test(href)).toBe(false)
      }),
    )
  })
})

it.each([
  '',
  '/a:b',
  '?a:b',
  '#a:b',
  'a/b:c',
  'a?b:c',
  'a#b:c',
  'about',
  'https://a.example',
  'HTTPS://a.example',
  ' https://a.example',
  'ht\ntps://a.example',
  'ht\u007Ftps://a.example',
])('isSafeUrl is true for %j', (address) => expect(isSafeUrl(address, ['https:'])).toBe(true))

it.each([
  'http://a.example',
  'javascript:x',
  'JavaScript:x',
  'java script:x',
  'java\tscript:/https:',
  '\u0000javascript:x',
  'java\u007Fscript:x',
  ':',
  'xhttps:a',
  'ttps:x',
])('isSafeUrl is false for %j', (address) => expect(isSafeUrl(address, ['https:'])).toBe(false))

it('isSafeUrl rejects every scheme if the list is empty', () => {
  expect(isSafeUrl('https://a.example', [])).toBe(false)
  expect(isSafeUrl('/a', [])).toBe(true)
})
