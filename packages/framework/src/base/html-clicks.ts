import { resolveLink } from '@milepost/content'
import type { NavigateFunction } from 'react-router'
import { isFilePath, parseUrl, pathWithoutLanguage } from './addresses.ts'

/**
 * Makes links inside people's HTML behave as the site's own do (Spec §2): paths and `?` navigate in the
 * browser, as do links to a part of the page, and a placeholder loads what it stands for. Everything else is left to the browser.
 */
export function followHtmlClick(
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
  if (kind === 'plain' && leadsToPart(to)) {
    event.preventDefault()
    void navigate(window.location.search + to)
    return
  }
  if (kind !== 'route' && kind !== 'modal') return
  if (isFilePath(to)) return
  event.preventDefault()
  // The router prepends the language prefix.
  void navigate(pathWithoutLanguage(to, site.pathname), {
    preventScrollReset: href.startsWith('?'),
  })
}

/**
 * Whether a link targets a fragment of this page. The browser would send the router a `popstate`, and React would
 * re-render the whole page before anything else: 55 ms on a phone. The browser handles the skip link, which moves the
 * focus.
 */
function leadsToPart(href: string): boolean {
  return href.startsWith('#') && href !== '#main' && document.getElementById(href.slice(1)) !== null
}
