import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarUrl, avatarGenerators } from './avatar-fallback.ts'

describe('avatarUrl', () => {
  it('requests an image of 500 px with three initials from the style’s generator [S9.22]', () =>
    expect(avatarUrl('Amara Okafor', 'initials')).toBe(
      'https://ui-avatars.com/api/?name=Amara%20Okafor&size=500&length=3&format=svg',
    ))

  it.each(Object.keys(avatarGenerators))('gives the style %s a stable URL', (style) => {
    const address = avatarUrl('Bo', style)
    expect(address).toBe(avatarUrl('Bo', style))
    expect(address).not.toBe(avatarUrl('Mei', style))
    expect(new URL(address ?? '').protocol).toBe('https:')
  })

  it("accepts a site's generators", () => {
    const own = { birds: 'https://birds.example/{name}?s={size}&x={other}' }
    expect(avatarUrl('Bo', 'birds', own)).toBe('https://birds.example/Bo?s=500&x={other}')
  })

  it.each(['', 'nobody', '__proto__', 'toString'])(
    'returns undefined for the style "%s"',
    (style) => expect(avatarUrl('Bo', style)).toBeUndefined(),
  )

  it('returns undefined for a blank name', () => {
    expect(avatarUrl('  ', 'initials')).toBeUndefined()
    expect(avatarUrl(undefined as unknown as string, 'initials')).toBeUndefined()
  })

  it('encodes any name', () => {
    assert(
      property(string({ unit: 'binary' }), (name) => {
        const address = avatarUrl(`a${name}`, 'initials')
        const { host, searchParams } = new URL(address ?? '')
        expect(host).toBe('ui-avatars.com')
        expect([...searchParams.keys()]).toEqual(['name', 'size', 'length', 'format'])
      }),
    )
    expect(avatarUrl('a\uD83D&size=1', 'robots')).toBe(
      'https://robohash.org/a%26size%3D1.png?size=500x500&bgset=bg1',
    )
  })
})
