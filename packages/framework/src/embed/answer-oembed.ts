import { escapeXml } from '../feeds/escape-xml.ts'
import type { PageScope } from '../request/page-scope.ts'
import type { RequestScope } from '../services/request-context.ts'
import { siteAddress } from '../services/site-address.ts'
import { siteName } from '../services/site-name.ts'
import { answerForOtherSites } from './answer-for-other-sites.ts'
import { embeddedPartAt } from './embedded-part-at.ts'
import { type EmbeddedFigures, type EmbeddedPart, readEmbedded } from './read-embedded.ts'

const usualWidth = 480
const usualHeight = 220
/** Those who ask keep it this long; the frame itself is read anew whenever it is shown. */
const cacheAgeS = 3600
/** A link opens a window of its own; the frame can do nothing else. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

/**
 * Answers an oEmbed consumer, such as a blog that is given the address of a page: with a sandboxed frame. By the standard
 * (oembed.com, version 1.0) 404 is for what is not shown here, 501 for another format than JSON, 400 for a question without address.
 */
export async function answerOembed(
  request: RequestScope,
  query: URLSearchParams,
): Promise<Response> {
  const format = query.get('format') ?? 'json'
  if (format !== 'json') return refusal('This site answers in JSON only: format=json.', 501)
  const address = query.get('url') ?? ''
  if (address === '') return refusal('Say the address of a page in url.', 400)
  const size = {
    width: atMost(query.get('maxwidth'), usualWidth),
    height: atMost(query.get('maxheight'), usualHeight),
  }
  return answerForOtherSites(
    request,
    async (scope) => {
      const wanted = embeddedPartAt(address, siteAddress(scope.services, ''))
      const embedded = wanted && (await readEmbedded(scope, wanted))
      return embedded && JSON.stringify(toOembed(scope, { wanted, embedded, size }))
    },
    {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${cacheAgeS}`,
    },
  )
}

function toOembed(
  { services, site }: PageScope,
  {
    wanted,
    embedded: { name, total },
    size: { width, height },
  }: {
    wanted: EmbeddedPart
    embedded: EmbeddedFigures
    size: { width: number; height: number }
  },
) {
  const path = wanted.kind === 'site' ? 'site' : `${wanted.kind}/${encodeURIComponent(wanted.slug)}`
  const src = siteAddress(services, `/embed/frame/${path}`)
  return {
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: siteName(site),
    provider_url: siteAddress(services, ''),
    cache_age: cacheAgeS,
    html:
      `<iframe src="${escapeXml(src)}" width="${width}" height="${height}" title="${escapeXml(`${name}: ${total.text.summary}`)}" ` +
      `sandbox="${sandbox}" loading="lazy" frameborder="0"></iframe>`,
    width,
    height,
  }
}

/** A size that is asked for, where it is a whole number; never more than the usual one. */
function atMost(asked: string | null, usual: number): number {
  return asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Math.min(Number(asked), usual) : usual
}

function refusal(error: string, status: number): Response {
  return Response.json({ error }, { status, headers: { 'access-control-allow-origin': '*' } })
}
