import type { AnalyticsConfig, SiteConfig } from '@milepost/content'
import { analyticsScript } from '../frame/consent/load-optional.ts'
import { hashSource, type PagePolicy, plainOrigin } from '@milepost/server'
import { isStagingOrigin } from '../frame/head/head-view.ts'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import { embedOrigins } from '../base/frame-address.ts'

const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/**
 * Reads from a site's content what its pages may load: scripts, analytics and frames, and nothing
 * else. A script still waits for consent; the policy only lets it run then.
 *
 * @param documents - everything of the site, searched for embedded frames
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

/** Documents are long, and every page asks. */
const framedOrigins = memoisePerObject<object, readonly string[]>(embedOrigins)

/** Returns the endpoints of analytics. */
function analyticsSources(config: AnalyticsConfig): string[] {
  const own = originOf(analyticsScript(config))
  return [...(own === '' ? [] : [own]), ...(config.type === 'script' ? [] : googleHosts)]
}

/** Empty for a path: that is the site itself. */
function originOf(address: string): string {
  return plainOrigin(address.startsWith('//') ? `https:${address}` : address) ?? ''
}
