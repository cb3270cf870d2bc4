import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

describe('sameSitePath', () => {
  it('is what a browser would open', () => {
    expect(sameSitePath('/about?a=1#b')).toBe('/about?a=1#b')
    expect(sameSitePath('/a/../about')).toBe('/about')
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
  ])('leads nowhere for %j', (address) => expect(sameSitePath(address)).toBeUndefined())

  it('never leads off this site', () => {
    assert(
      property(string(), (text) => {
        const path = sameSitePath(`/${text}`)
        if (path === undefined) return
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
      }),
    )
  })
})
