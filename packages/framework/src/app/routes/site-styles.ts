import type { RouteArgs } from './route-types.ts'
import { rewriteCssUrls } from '../../frame/head/rewrite-css-urls.ts'
import { getProxiedStylesheets } from '../../frame/head/site-stylesheets.ts'
import { loadSite } from '../../services/load-site.ts'
import { logProblem } from '../../base/log-problem.server.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'

const timeoutMs = 4000
const maxSheetLength = 500_000
const hourMs = 3_600_000

/** Proxies a third-party style sheet that the site uses, so that browsers load it from the site's origin. */
export async function loader({ context, url }: RouteArgs) {
  const { services } = getRequestScope(context)
  const sheet = getProxiedStylesheets(await loadSite(services)).find(
    ({ path }) => path === url.pathname,
  )
  if (sheet === undefined) return new Response('Not found', { status: 404 })
  try {
    const { value } = await services.reads.read(
      `sheet:${sheet.source}`,
      { kind: 'other', freshMs: hourMs, staleMs: 24 * hourMs },
      () => fetchStyleSheet(sheet.source),
    )
    return new Response(value, {
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      },
    })
  } catch (error) {
    const { host } = new URL(sheet.source)
    logProblem(new Error(`Cannot fetch a style sheet from ${host}`, { cause: error }), 'warn')
    // An empty sheet falls back to default fonts, without an error in the browser's console.
    return new Response('', {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

async function fetchStyleSheet(source: string): Promise<string> {
  const response = await fetch(source, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    // Font services select the format by user agent. This one gets WOFF2.
    headers: { accept: 'text/css', 'user-agent': 'Mozilla/5.0 (compatible; Chrome/130.0.0.0)' },
  })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('text/css')) throw new Error(`${response.status} ${type}`)
  const css = await response.text()
  if (css.length > maxSheetLength) throw new Error(`longer than ${maxSheetLength} characters`)
  return rewriteCssUrls(css, source)
}
