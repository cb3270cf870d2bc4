import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarAddress, avatarGenerators } from './avatar-fallback.ts'

describe('avatarAddress', () => {
  it('requests an image of 500 px with three initials from the style’s generator [S9.22]', () =>
    expect(avatarAddress('Amara Okafor', 'initials')).toBe(
      'https://ui-avatars.com/api/?name=Amara%20Okafor&size=500&length=3&format=svg',
    ))

  it.each(Object.keys(avatarGenerators))('gives the style %s a stable URL', (style) => {
    const address = avatarAddress('Bo', style)
    expect(address).toBe(avatarAddress('Bo', style))
    expect(address).not.toBe(avatarAddress('Mei', style))
    expect(new URL(address ?? '').protocol).toBe('https:')
  })

  it("accepts a site's generators", () => {
    const own = { birds: 'https://birds.example/{name}?s={size}&x={other}' }
    expect(avatarAddress('Bo', 'birds', own)).toBe('https://birds.example/Bo?s=500&x={other}')
  })

  it.each(['', 'nobody', '__proto__', 'toString'])(
    'returns undefined for the style "%s"',
    (style) => expect(avatarAddress('Bo', style)).toBeUndefined(),
  )

  it('returns undefined for a blank name', () => {
    expect(avatarAddress('  ', 'initials')).toBeUndefined()
    expect(avatarAddress(undefined as unknown as string, 'initials')).toBeUndefined()
  })

  it('encodes any name', () => {
    assert(
      property(string({ unit: 'binary' }), (name) => {
        const address = avatarAddress(`a${name}`, 'initials')
        const { host, searchParams } = new URL(address ?? '')
        expect(host).toBe('ui-avatars.com')
        expect([...searchParams.keys()]).toEqual(['name', 'size', 'length', 'format'])
      }),
    )
    expect(avatarAddress('a\uD83D&size=1', 'robots')).toBe(
      'https://robohash.org/a%26size%3D1.png?size=500x500&bgset=bg1',
    )
  })
})
