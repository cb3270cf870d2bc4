import type { AnalyticsConfig, SiteConfig } from '@milepost/content'
import { analyticsScript } from '../frame/consent/load-optional.ts'
import { hashSource, type PagePolicy, toPolicyOrigin } from '@milepost/server'
import { isStagingOrigin } from '../frame/head/head-view.ts'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import { embedOrigins } from '../base/frame-address.ts'

const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/**
 * Derives the CSP sources of a page from the site's content: scripts, analytics and frames. Scripts still require consent; the
 * policy only allows them.
 *
 * @param documents - all documents of the page, which are searched for embedded frames
 */
export function contentPolicy(
  site: Pick<SiteConfig, 'head' | 'analytics' | 'iframe'>,
  { origin, documents }: { origin: string; documents: readonly object[] },
): PagePolicy {
  const isStaging = isStagingOrigin(origin)
  const scripts = site.head.scripts.filter((script) => isStaging || !script.stagingOnly)
  const measured = [...new Set(site.analytics.flatMap(analyticsSources))]
  return {
    scripts: [
      ...new Set([
        ...scripts.map(({ src, inline }) => (src === '' ? hashSource(inline) : originOf(src))),
        ...site.analytics.map((config) => originOf(analyticsScript(config))),
      ]),
    ].filter((source) => source !== ''),
    images: measured,
    connections: measured,
    frames: [...new Set(documents.flatMap(framedOrigins))],
    isFramed: site.iframe,
  }
}

/** Memoised, because documents are long, and every page needs the result. */
const framedOrigins = memoisePerObject<object, readonly string[]>(embedOrigins)

/** Returns the origins that an analytics script connects to. */
function analyticsSources(config: AnalyticsConfig): string[] {
  const own = originOf(analyticsScript(config))
  return [...(own === '' ? [] : [own]), ...(config.type === 'script' ? [] : googleHosts)]
}

/** Returns the origin of a URL; `''` for a path of the site. */
function originOf(address: string): string {
  return toPolicyOrigin(address.startsWith('//') ? `https:${address}` : address) ?? ''
}
