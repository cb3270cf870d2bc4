import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSameSitePath } from './same-site-path.ts'

describe('toSameSitePath', () => {
  it('resolves like a browser', () => {
    expect(toSameSitePath('/about?a=1#b')).toBe('/about?a=1#b')
    expect(toSameSitePath('/a/../about')).toBe('/about')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%0a/../..//evil.example',
    '/a/..//evil.example',
    ' /x',
    'about',
    '',
    null,
  ])('returns undefined for %j', (address) => expect(toSameSitePath(address)).toBeUndefined())

  it('never leaves this site', () => {
    assert(
      property(string(), (text) => {
        const path = toSameSitePath(`/${text}`)
        if (path === undefined) return
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
      }),
    )
  })
})
