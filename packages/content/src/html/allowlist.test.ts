import { describe, expect, it } from 'vitest'
import { isAllowedUrl } from './allowlist.ts'

describe('the URL of a link or image', () => {
  it.each([
    'http://a.example',
    'HTTPS://a.example/x',
    '/about',
    'about/us',
    '?next=https://a.example',
    '?next=//a.example',
    '#top',
    '/at/12:30',
    '?at=12:30',
    '#at-12:30',
    'pictures//a.png',
  ])('may be %s [S5.26]', (address) => {
    expect(isAllowedUrl('a', address)).toBe(true)
    expect(isAllowedUrl('img', address)).toBe(true)
  })

  it.each([
    // Another host, as browsers read it.
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\n/evil.example',
    '\u200B//evil.example',
    // A host for one reader and a path for another.
    'http:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https:evil.example?next=https://a.example',
    // Other schemes, plain and in disguise.
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '%6Aavascript:alert(1)',
    '1:2',
    '',
    ' \t\u00A0',
  ])('may not be %j [S5.26]', (address) => {
    expect(isAllowedUrl('a', address)).toBe(false)
    expect(isAllowedUrl('img', address)).toBe(false)
    expect(isAllowedUrl('iframe', address)).toBe(false)
  })

  it('may contain characters that browsers ignore [S5.26]', () =>
    expect(isAllowedUrl('a', ' ht\ntps://a.example/x\u200B')).toBe(true))
})

it('may be mailto or tel in links only [S5.26]', () => {
  const addresses = ['mailto:a@b.example?body=Read https://a.example', 'tel:+442079460000']
  for (const address of addresses) {
    expect(isAllowedUrl('a', address)).toBe(true)
    expect(isAllowedUrl('img', address)).toBe(false)
    expect(isAllowedUrl('iframe', address)).toBe(false)
  }
})

describe('the URL of a frame', () => {
  it.each(['https://v.example/1?x=a%20b', 'https://v.example:8443/a b'])(
    'may be %s [S5.26]',
    (address) => expect(isAllowedUrl('iframe', address)).toBe(true),
  )

  it.each([
    'http://v.example/1',
    '/about',
    'about',
    '?x=1',
    'https://',
    'https://v.example:port/',
    // The host that one reader finds is not the one that another finds.
    'https://v%2Eexample/',
    'https://\nv.example/',
    ' https:\\\\v example',
  ])('may not be %j [S5.26]', (address) => expect(isAllowedUrl('iframe', address)).toBe(false))
})

it('only links, images and frames may have a URL with a host [S5.26]', () =>
  expect(isAllowedUrl('video', 'https://v.example/1')).toBe(false))
