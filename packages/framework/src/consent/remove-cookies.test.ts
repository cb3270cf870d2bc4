import { expect, it } from 'vitest'
import { removeCookies } from './remove-cookies.ts'

it('removes each cookie on this host and on the domains above it [S4.15]', () => {
  const written: string[] = []
  const jar = {
    get cookie() {
      return '_ga=1.2.3; empty; _gid=x'
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  removeCookies(jar, { hostname: 'walk.example.org', pathname: '/fundraising/maya' })
  const removed = (name: string, rest: string) =>
    written.includes(`${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${rest}`)
  for (const name of ['_ga', '_gid', 'empty']) {
    expect(removed(name, 'path=/')).toBe(true)
    expect(removed(name, 'path=/; domain=walk.example.org')).toBe(true)
    expect(removed(name, 'path=/; domain=example.org')).toBe(true)
    for (const path of [
      '/fundraising',
      '/fundraising/maya',
      '/fundraising/',
      '/fundraising/maya/',
    ]) {
      expect(removed(name, `path=${path}`)).toBe(true)
    }
  }
})

it('tries each place once, and no other', () => {
  const written: string[] = []
  const jar = {
    get cookie() {
      return '_ga=1'
    },
    set cookie(text: string) {
      written.push(text.split('; ').slice(2).join('; '))
    },
  }
  removeCookies(jar, { hostname: 'localhost', pathname: '/about/' })
  expect(written).toEqual([
    'path=/',
    'path=/; domain=localhost',
    'path=/about',
    'path=/about; domain=localhost',
    'path=/about/',
    'path=/about/; domain=localhost',
  ])
})
