import { resolveLink } from '@milepost/content'
import type { NavigateFunction } from 'react-router'
import { isFilePath, parseUrl, removeBasePath } from './addresses.ts'

/**
 * Handles a click on a link in HTML content like on the site's own links (Spec §2): paths and queries navigate in the router,
 * fragments scroll, and a placeholder loads its embed. The browser handles all other clicks.
 */
export function handleHtmlClick(
  event: MouseEvent,
  { navigate, origin }: { navigate: NavigateFunction; origin: string },
): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  const href = link?.getAttribute('href') ?? ''
  if (link === null || href === '') return
  const embed = link.dataset['embed']
  if (embed !== undefined && parseUrl(embed)?.protocol === 'https:') {
    event.preventDefault()
    import('./load-embed.ts').then(
      ({ loadEmbed }) => loadEmbed(link, embed),
      () => location.assign(link.href),
    )
    return
  }
  if (link.hasAttribute('download')) return
  if (link.target !== '' && link.target !== '_self') return
  const site = new URL(origin)
  const { kind, href: to } = resolveLink(href, {
    host: site.host,
    path: window.location.pathname,
  })
  if (kind === 'plain' && isFragmentLink(to)) {
    event.preventDefault()
    void navigate(window.location.search + to)
    return
  }
  if (kind !== 'route' && kind !== 'modal') return
  if (isFilePath(to)) return
  event.preventDefault()
  // The router prepends the language prefix.
  void navigate(removeBasePath(to, site.pathname), {
    preventScrollReset: href.startsWith('?'),
  })
}

/**
 * Whether a link targets an element of this page. If the browser handled it, its `popstate` would make React re-render the
 * page: 55 ms on a phone. The browser handles the skip link, because it also moves the focus.
 */
function isFragmentLink(href: string): boolean {
  return href.startsWith('#') && href !== '#main' && document.getElementById(href.slice(1)) !== null
}
