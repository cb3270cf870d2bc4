import { parseUrl } from '../../base/addresses.ts'
import { escapeXml } from '../feeds/xml.ts'
import type { PageScope, RequestScope } from '../../frame/request/scopes.ts'
import { getSiteUrl } from '../../services/load-site.ts'
import { getSiteName } from '../../base/site-name.ts'
import { createPublicResponse, createEmbeddableFormat } from '../answer-other-sites.ts'
import { type EmbeddedTotal, type EmbeddedPart, readEmbeddedTotal } from './frame.ts'

const maxWidth = 480
const maxHeight = 220
/** Cache lifetime for oEmbed consumers, in seconds. */
const cacheAgeS = 3600
const oembedFormat = createEmbeddableFormat({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': `public, max-age=${cacheAgeS}`,
})

/** `sandboxAttribute` attribute of the frame, which only allows links to open in a new window. */
const sandboxAttribute = 'allow-popups allow-popups-to-escape-sandbox'

/**
 * Responds to an oEmbed 1.0 consumer with a sandboxed frame: 400 without a URL, 404 if the URL cannot be embedded, 501 for
 * formats other than JSON.
 */
export async function createOembedResponse(
  request: RequestScope,
  query: URLSearchParams,
): Promise<Response> {
  const format = query.get('format') ?? 'json'
  if (format !== 'json') return createErrorResponse('Only format=json is supported.', 501)
  const address = query.get('url') ?? ''
  if (address === '') return createErrorResponse('The query parameter url is missing.', 400)
  const size = {
    width: parseDimension(query.get('maxwidth'), maxWidth),
    height: parseDimension(query.get('maxheight'), maxHeight),
  }
  return createPublicResponse(request, oembedFormat, async (scope) => {
    const wanted = findEmbeddedPart(address, getSiteUrl(scope.services, ''))
    const embedded = wanted && (await readEmbeddedTotal(scope, wanted))
    return embedded && JSON.stringify(toOembed(scope, wanted, embedded, size))
  })
}

function toOembed(
  { services, site }: PageScope,
  wanted: EmbeddedPart,
  { name, total }: EmbeddedTotal,
  { width, height }: { width: number; height: number },
) {
  const path = wanted.kind === 'site' ? 'site' : `${wanted.kind}/${encodeURIComponent(wanted.slug)}`
  const src = getSiteUrl(services, `/embed/frame/${path}`)
  return {
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: getSiteName(site),
    provider_url: getSiteUrl(services, ''),
    cache_age: cacheAgeS,
    html:
      `<iframe src="${escapeXml(src)}" width="${width}" height="${height}" title="${escapeXml(`${name}: ${total.text.summary}`)}" ` +
      `sandbox="${sandboxAttribute}" loading="lazy" frameborder="0"></iframe>`,
    width,
    height,
  }
}

function parseDimension(requested: string | null, max: number): number {
  return /^[1-9]\d{0,5}$/.test(requested ?? '') ? Math.min(Number(requested), max) : max
}

function createErrorResponse(error: string, status: number): Response {
  return Response.json({ error }, { status, headers: { 'access-control-allow-origin': '*' } })
}

/**
 * Finds the embeddable page of a URL.
 *
 * @param site - URL of the site in the current language, without a trailing slash
 * @returns undefined if the URL is that of another site, or cannot be embedded
 */
export function findEmbeddedPart(url: string, site: string): EmbeddedPart | undefined {
  const [asked, own] = [parseUrl(url), parseUrl(site)]
  if (asked === null || own === null || asked.origin !== own.origin) return undefined
  const base = own.pathname.replace(/\/$/, '')
  if (asked.pathname !== base && !asked.pathname.startsWith(`${base}/`)) return undefined
  const path = asked.pathname.slice(base.length)
  if (path === '' || path === '/') return { kind: 'site' }
  const [, folder, name = ''] = /^\/(fundraising|teams)\/([^/]+)\/?$/.exec(path) ?? []
  if (folder === undefined) return undefined
  try {
    return { kind: folder === 'teams' ? 'team' : 'page', slug: decodeURIComponent(name) }
  } catch {
    return undefined
  }
}
