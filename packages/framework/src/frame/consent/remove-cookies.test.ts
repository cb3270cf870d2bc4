import { expect, it } from 'vitest'
import { removeCookies } from './use-optional-scripts.ts'

function writtenFor(cookie: string, place: { hostname: string; pathname: string }) {
  const written: string[] = []
  const jar = {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  removeCookies(jar, place)
  return written
}

it.each(['_ga', '_gid', 'empty'])('removes the cookie %s on all parent domains [S4.15]', (name) => {
  const place = { hostname: 'walk.example.org', pathname: '/fundraising/maya' }
  const written = writtenFor('_ga=1.2.3; empty; _gid=x', place)
  const rests = ['/; domain=walk.example.org', '/; domain=example.org', '/', '/fundraising']
  for (const rest of [...rests, '/fundraising/maya', '/fundraising/', '/fundraising/maya/'])
    expect(written).toContain(`${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${rest}`)
})

it('tries each domain and path once', () => {
  const written = writtenFor('_ga=1', { hostname: 'localhost', pathname: '/about/' })
  const paths = ['path=/', 'path=/about', 'path=/about/']
  expect(written.map((text) => text.split('; ').slice(2).join('; '))).toEqual(
    paths.flatMap((path) => [path, `${path}; domain=localhost`]),
  )
})
