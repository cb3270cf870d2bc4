import { getRouteManifest, type RouteManifest } from './router-internals.ts'
import { matchRoutes, type RouteObject } from 'react-router'

/** Events that count as interaction. Nothing is prefetched before the first one. */
const interactionEvents = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

/**
 * Calls a function once, on the visitor's first interaction.
 *
 * @returns a function that cancels the callback
 */
export function onFirstInteraction(start: () => void): () => void {
  const done = () => {
    for (const sign of interactionEvents) window.removeEventListener(sign, begin)
  }
  const begin = () => {
    done()
    start()
  }
  for (const sign of interactionEvents) window.addEventListener(sign, begin, { passive: true })
  return done
}

/** Distance from the viewport at which a link's page is prefetched (Spec §9). */
const prefetchMargin = '200px'

const pathsByElement = new Map<Element, string>()
const prefetchedUrls = new Set<string>()
let observer: IntersectionObserver | undefined
let isWaiting = false

/**
 * Prefetches the code of a link's page when the link approaches the viewport. Does not prefetch data, because a long
 * leaderboard would cause fifty platform requests.
 *
 * @returns a function that stops observing the link
 */
export function prefetchWhenNear(element: Element, path: string): () => void {
  pathsByElement.set(element, path)
  if (observer) observer.observe(element)
  else waitForInteraction()
  return () => {
    pathsByElement.delete(element)
    observer?.unobserve(element)
  }
}

function waitForInteraction(): void {
  if (isWaiting) return
  isWaiting = true
  onFirstInteraction(startObserving)
}

function startObserving(): void {
  observer = new IntersectionObserver(prefetchVisible, { rootMargin: prefetchMargin })
  for (const element of pathsByElement.keys()) observer.observe(element)
}

function prefetchVisible(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    const manifest = getRouteManifest()
    if (manifest === undefined) continue
    for (const module of getRouteModules(pathsByElement.get(target) ?? '', manifest))
      preloadModule(module)
  }
}

function preloadModule(href: string): void {
  if (prefetchedUrls.has(href)) return
  prefetchedUrls.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.fetchPriority = 'low'
  link.href = href
  document.head.append(link)
}

/** Returns the module URLs that the page at a path needs; empty if no route matches. */
export function getRouteModules(path: string, manifest: RouteManifest): string[] {
  const matches = matchRoutes(getChildRoutes(manifest, undefined), path) ?? []
  const modules = matches.flatMap(({ route }) => {
    const known = manifest.routes[route.id ?? '']
    return known ? [known.module, ...(known.imports ?? [])] : []
  })
  return [...new Set(modules)]
}

function getChildRoutes(manifest: RouteManifest, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest.routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId ?? '') === (parentId ?? ''))
    .map(({ id, path, index }): RouteObject => {
      const own = path === undefined ? { id } : { id, path }
      return index === true ? { ...own, index } : { ...own, children: getChildRoutes(manifest, id) }
    })
}
