import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  loadOrKeepPage,
  setCurrentPage,
  requestRefresh,
  shouldRevalidatePage,
} from './revalidate.ts'

function reads(from: string, to: string, formMethod?: 'POST' | 'GET', isUsual = true): boolean {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'http://localhost'))
  return shouldRevalidatePage({
    currentUrl: currentUrl!,
    nextUrl: nextUrl!,
    formMethod,
    defaultShouldRevalidate: isUsual,
  })
}

it.each([
  ['/about', '/about?modal=gift-aid', undefined],
  ['/about?modal=gift-aid&donation-id=1', '/about?donation-id=1', undefined],
  ['/about?cookies=policy', '/about?cookies=preferences', undefined],
  ['/about', '/about?modal=x', 'GET'],
] as const)('keeps the page while a dialog toggles: %s to %s [S2.35]', (from, to, method) =>
  expect(reads(from, to, method)).toBe(false),
)

it.each([
  ['/about', '/contact?modal=gift-aid', undefined],
  ['/about', '/about?slug=contact', undefined],
  ['/about', '/about?modal=x', 'POST'],
  ['/about', '/about', undefined],
] as const)('reloads the page if the router would: %s to %s', (from, to, method) => {
  expect(reads(from, to, method)).toBe(true)
  expect(reads(from, to, method, false)).toBe(false)
})

it.each(['modal', 'cookies', 'login', 'redirect', 'shareOptions', 'disableScroll'])(
  'keeps the page with the query "%s" [S2.35]',
  (name) => expect(reads('/about?a=1', `/about?a=1&${name}=x`)).toBe(false),
)

type Loader = () => Promise<{ raised: number }>

const read = (address: string, serverLoader: Loader) =>
  loadOrKeepPage<Loader>({ request: new Request(`http://localhost${address}`), serverLoader })
const lost: Loader = () => Promise.reject(new TypeError('connection lost'))

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/teams/herons', search: '?page=2' } })
  setCurrentPage({ raised: 5 })
})
afterEach(() => vi.unstubAllGlobals())

it('returns the shown data if the same page cannot be reloaded', async () =>
  expect(await read('/teams/herons?page=2', lost)).toEqual({ raised: 5 }))

it('follows the server’s redirects', async () => {
  const led: Loader = () => Promise.reject(new Response(null, { status: 302 }))
  await expect(read('/teams/herons?page=2', led)).rejects.toBeInstanceOf(Response)
})

it('keeps nothing of an error page', async () => {
  setCurrentPage(undefined)
  await expect(read('/teams/herons?page=2', lost)).rejects.toThrow('connection lost')
})

afterEach(() => vi.unstubAllGlobals())

it('tells the site’s server which page or team has changed', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    asked.push(request)
    return new Response(null, { status: 204 })
  })
  await requestRefresh('page', 'sam-runs')
  await requestRefresh('team', 'a/b')
  expect(asked).toEqual([
    ['/refresh/page/sam-runs', { method: 'POST', keepalive: true }],
    ['/refresh/team/a%2Fb', { method: 'POST', keepalive: true }],
  ])
})

it('ignores a failed request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  await expect(requestRefresh('page', 'sam-runs')).resolves.toBeUndefined()
})
