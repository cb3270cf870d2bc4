import { translatePage } from '@milepost/config/translate-page'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar, AvatarProvider } from './avatar.tsx'
import { getInitials } from './avatar-fallback.ts'

describe('Avatar', () => {
  it('shows the image at 500 px, or the initials without one [S9.22]', () => {
    const { container } = render(<Avatar name="Amara Okafor" src="/amara.jpg" />)
    expect(container.querySelector('img')).toHaveAttribute('width', '500')
    expect(container).toHaveTextContent(/^$/)
    expect(render(<Avatar name="Amara Okafor" />).container).toHaveTextContent(/^AO$/)
  })

  it('takes a new photo on a translated page', () => {
    const { container, rerender } = render(<Avatar name="Amara Okafor" />)
    translatePage(container)
    rerender(<Avatar name="Amara Okafor" src="/amara.jpg" />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/amara.jpg')
    expect(container).toHaveTextContent(/^$/)
  })

  it('prefers the image, then the generated one over the initials, then the initials alone [S7.96]', () => {
    const draw = (name: string) => (name === 'Bo Ek' ? '/drawn/1' : undefined)
    const { container } = render(
      <AvatarProvider value={draw}>
        <Avatar name="Bo Ek" src="/photo.jpg" />
        <Avatar name="Bo Ek" src="" />
        <Avatar name="Amara Okafor" />
      </AvatarProvider>,
    )
    const shown = [...container.children].map((avatar) => [
      avatar.querySelector('img')?.getAttribute('src'),
      avatar.textContent,
    ])
    expect(shown).toEqual([
      ['/photo.jpg', ''],
      ['/drawn/1', 'BE'],
      [undefined, 'AO'],
    ])
  })
})

describe('getInitials', () => {
  it.each([
    ['Amara Okafor', 'AO'],
    ['Siân-Llewellyn Featherstonehaugh', 'SLF'],
    ['José María Gutiérrez Hernández', 'JMH'],
    ['bo', 'B'],
    ['  ', ''],
    ['🐦', ''],
    ['ilk', 'I'],
    ['𝒜da Byron', '𝒜B'],
    ['The Two-Left-Feet Walking Club', 'TTC'],
  ])('returns at most three for %s: %s [S9.22]', (name, initials) => {
    expect(getInitials(name)).toBe(initials)
    expect(initials.match(/./gu)?.length ?? 0).toBeLessThanOrEqual(3)
  })

  it('survives very long names', () => expect(getInitials('a '.repeat(100_000))).toBe('AAA'))
})
