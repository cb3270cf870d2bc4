import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getRouteModules } from './prefetch-when-near.ts'

/** Fakes a browser in which a test can scroll and move links into view. */
function stubBrowser() {
  const signs = new Map<string, () => void>()
  const watched = new Set<unknown>()
  const links: Record<string, string>[] = []
  let tell: (entries: object[]) => void = () => undefined
  const margins: (string | undefined)[] = []
  const asked: string[] = []
  vi.stubGlobal('window', {
    addEventListener: (sign: string, call: () => void, options?: { passive?: boolean }) => {
      asked.push(`${sign} ${options?.passive === true ? 'passive' : 'active'}`)
      signs.set(sign, call)
    },
    removeEventListener: (sign: string) => signs.delete(sign),
    __reactRouterManifest: {
      routes: {
        root: { id: 'root', path: '', module: '/root.js' },
        page: { id: 'page', parentId: 'root', path: 'fundraising/:slug', module: '/page.js' },
      },
    },
  })
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name }),
    head: { append: (link: Record<string, string>) => links.push(link) },
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: typeof tell, options?: { rootMargin?: string }) {
        tell = call
        margins.push(options?.rootMargin)
      }
      observe = (element: unknown) => watched.add(element)
      unobserve = (element: unknown) => watched.delete(element)
    },
  )
  return {
    asked,
    signs,
    watched,
    links,
    margins,
    scroll: () => signs.get('scroll')?.(),
    comeNear: (target: object, isIntersecting = true) => tell([{ target, isIntersecting }]),
  }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())
const start = async () => (await import('./prefetch-when-near.ts')).prefetchWhenNear

it('prefetches the code of a page once its link is within 200 px, each file once [S9.08]', async () => {
  const browser = stubBrowser()
  const prefetch = await start()
  const [first, second] = [{} as Element, {} as Element]
  prefetch(first, '/fundraising/maya')
  browser.scroll()
  prefetch(second, '/fundraising/jo')
  expect(browser.margins).toEqual(['200px'])
  browser.comeNear(first, false)
  expect(browser.links).toEqual([])
  browser.comeNear(first)
  browser.comeNear(second)
  expect(
    browser.links.map(({ name, rel, href, fetchPriority }) => [name, rel, href, fetchPriority]),
  ).toEqual([
    ['link', 'modulepreload', '/root.js', 'low'],
    ['link', 'modulepreload', '/page.js', 'low'],
  ])
  expect(browser.watched.size).toBe(0)
})

it('observes nothing before the first interaction, and then only what is still in the page', async () => {
  const browser = stubBrowser()
  const prefetch = await start()
  const [gone, kept] = [{} as Element, {} as Element]
  const stop = prefetch(gone, '/fundraising/maya')
  prefetch(kept, '/fundraising/jo')
  expect(browser.margins).toEqual([])
  expect(browser.asked).toEqual([
    'scroll passive',
    'pointermove passive',
    'pointerdown passive',
    'keydown passive',
    'touchstart passive',
  ])
  stop()
  browser.scroll()
  expect([...browser.watched]).toEqual([kept])
  expect(browser.signs.size).toBe(0)
})

it('stops observing a removed link', async () => {
  const browser = stubBrowser()
  const prefetch = await start()
  prefetch({} as Element, '/')
  browser.scroll()
  const link = {} as Element
  const stop = prefetch(link, '/fundraising/maya')
  expect(browser.watched.has(link)).toBe(true)
  stop()
  expect(browser.watched.has(link)).toBe(false)
})

const manifest = {
  routes: {
    root: { id: 'root', path: '', module: '/a.js', imports: ['/b.js'] },
    home: { id: 'home', parentId: 'root', index: true, module: '/content.js' },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'fundraising/:slug',
      module: '/c.js',
      imports: ['/b.js', '/d.js'],
    },
    rest: { id: 'rest', parentId: 'root', path: '*', module: '/content.js' },
  },
}

it('lists the code of the page at a path, each file once', () => {
  expect(getRouteModules('/fundraising/maya', manifest)).toEqual([
    '/a.js',
    '/b.js',
    '/c.js',
    '/d.js',
  ])
  expect(getRouteModules('/', manifest)).toContain('/content.js')
  expect(getRouteModules('/about', manifest)).toEqual(['/a.js', '/b.js', '/content.js'])
})
