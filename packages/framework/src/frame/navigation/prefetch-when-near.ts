import { getRouteManifest, type RouteManifest } from './router-internals.ts'
import { matchRoutes, type RouteObject } from 'react-router'

/** Events that show interaction. Nothing is prefetched before the first one. */
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

/**
 * Calls back once on the visitor's first interaction.
 *
 * @returns a function that cancels the callback
 */
export function onFirstInput(start: () => void): () => void {
  const done = () => {
    for (const sign of signsOfLife) window.removeEventListener(sign, begin)
  }
  const begin = () => {
    done()
    start()
  }
  for (const sign of signsOfLife) window.addEventListener(sign, begin, { passive: true })
  return done
}

/** Distance from the viewport at which a link's page is prefetched (Spec §9). */
const prefetchMargin = '200px'

const paths = new Map<Element, string>()
const known = new Set<string>()
let observer: IntersectionObserver | undefined
let isWaiting = false

/**
 * Prefetches the code of a link's page when the link approaches the viewport. Data is not prefetched: a long leaderboard would
 * cause fifty platform requests.
 *
 * @returns a function that stops observing the link
 */
export function prefetchWhenNear(element: Element, path: string): () => void {
  paths.set(element, path)
  if (observer) observer.observe(element)
  else waitForLife()
  return () => {
    paths.delete(element)
    observer?.unobserve(element)
  }
}

function waitForLife(): void {
  if (isWaiting) return
  isWaiting = true
  onFirstInput(start)
}

function start(): void {
  observer = new IntersectionObserver(fetchNear, { rootMargin: prefetchMargin })
  for (const element of paths.keys()) observer.observe(element)
}

function fetchNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    const manifest = getRouteManifest()
    if (manifest === undefined) continue
    for (const module of getRouteModules(paths.get(target) ?? '', manifest)) fetchModule(module)
  }
}

function fetchModule(href: string): void {
  if (known.has(href)) return
  known.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.fetchPriority = 'low'
  link.href = href
  document.head.append(link)
}

/** Returns the module URLs that the page at a path needs; empty if no route matches. */
export function getRouteModules(path: string, manifest: RouteManifest): string[] {
  const matches = matchRoutes(children(manifest, undefined), path) ?? []
  const modules = matches.flatMap(({ route }) => {
    const known = manifest.routes[route.id ?? '']
    return known ? [known.module, ...(known.imports ?? [])] : []
  })
  return [...new Set(modules)]
}

function children(manifest: RouteManifest, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest.routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId ?? '') === (parentId ?? ''))
    .map(({ id, path, index }): RouteObject => {
      const own = path === undefined ? { id } : { id, path }
      return index === true ? { ...own, index } : { ...own, children: children(manifest, id) }
    })
}
