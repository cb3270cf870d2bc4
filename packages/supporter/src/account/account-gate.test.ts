import { describe, expect, it } from 'vitest'
import { getSignInRedirect, removeSignInParameters } from './account-gate.tsx'

const place = (search: string) => ({ pathname: '/about', search })

describe('getSignInRedirect', () => {
  it('returns the query redirect [S2.21]', () =>
    expect(getSignInRedirect(place('?login&redirect=%2Fteams%2Fgulls%3Fa%3D1%23top'))).toBe(
      '/teams/gulls?a=1#top',
    ))

  it.each(['?login', '?login=1&redirect=', '?login&redirect=https://evil.example/'])(
    'returns the current path for %s [S2.21]',
    (search) => expect(getSignInRedirect(place(search))).toBe('/about'),
  )
})

it('removeSignInParameters returns the current path with the other parameters [S2.22]', () => {
  expect(removeSignInParameters(place('?login=signup&redirect=/x'))).toBe('/about')
  expect(removeSignInParameters(place('?slug=a&login'))).toBe('/about?slug=a')
})
