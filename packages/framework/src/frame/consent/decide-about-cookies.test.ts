import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getSiteStore } from '../site-store.ts'
import { acceptCookies, rejectCookies } from './decide-about-cookies.ts'

const reload = vi.fn<() => void>()
const replaceState = vi.fn<(state: unknown, title: string, url: URL) => void>()
const jar = { cookie: '' }

beforeEach(() => {
  const href = 'http://site.example/about?cookies=choose&x=1'
  vi.stubGlobal('document', jar)
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    history: { state: { key: 'k' }, replaceState },
    localStorage: undefined,
    location: { hostname: 'site.example', href, pathname: '/about', reload },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})
const consent = () => getSiteStore().get('consent')

it('stores a rejection, and removes existing cookies', () => {
  jar.cookie = '_ga=1'
  rejectCookies()
  expect(consent()).toEqual({ accepted: false, touched: true })
  expect(jar.cookie).toMatch(/^_ga=; expires=Thu, 01 Jan 1970/)
  expect(reload).not.toHaveBeenCalled()
})

it('keeps consent; withdrawing it reloads the page without scripts', () => {
  acceptCookies()
  expect(consent()).toEqual({ accepted: true, touched: true })
  rejectCookies()
  expect(consent()).toEqual({ accepted: false, touched: true })
  expect(replaceState).toHaveBeenCalledWith(
    { key: 'k' },
    '',
    new URL('http://site.example/about?x=1'),
  )
  expect(reload).toHaveBeenCalledOnce()
})
