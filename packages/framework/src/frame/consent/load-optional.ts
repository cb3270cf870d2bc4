import type { AnalyticsConfig } from '@milepost/content'
import { analyticsState } from './analytics-status.ts'
import type { ConsentView } from './consent-modals.tsx'
import { cookieLifetimes } from './cookie-lifetimes.ts'
import { optionalScripts } from './use-optional-scripts.ts'

const googleTagOrigin = 'https://www.googletagmanager.com'

/** Returns the script URL of an analytics setting. */
export function getAnalyticsScriptUrl({ type, id, url }: AnalyticsConfig): string {
  if (type === 'script') return url
  const file = type === 'google_analytics' ? '/gtag/js' : '/gtm.js'
  return `${url === '' ? googleTagOrigin + file : url}?id=${encodeURIComponent(id)}`
}

/** Global variables of analytics scripts. */
export interface AnalyticsWindow {
  dataLayer?: unknown[]
}

/**
 * Loads the scripts that require consent: analytics, tag manager and custom scripts (Spec §4, §7). Call it once per document.
 * Logs and ignores failures (Spec §8).
 */
export function loadOptionalScripts(
  consent: Pick<ConsentView, 'analytics' | 'scripts'>,
  { document, window, now }: { document: Document; window: AnalyticsWindow; now: () => number },
): void {
  if (optionalScripts.areLoaded) return
  optionalScripts.areLoaded = true
  if (consent.analytics.length > 0) {
    analyticsState.status = 'loading'
    const queue = (window.dataLayer ??= [])
    for (const config of consent.analytics) startDataLayer(queue, config, now())
  }
  for (const config of consent.analytics) {
    addScript(document, getAnalyticsScriptUrl(config), {
      loaded: () => (analyticsState.status = 'loaded'),
      failed: () => {
        if (analyticsState.status === 'loading') analyticsState.status = 'failed'
      },
    })
  }
  for (const { src, inline } of consent.scripts) {
    if (src !== '') addScript(document, src)
    else addInlineScript(document, inline)
  }
}

function startDataLayer(queue: unknown[], { type, id }: AnalyticsConfig, nowMs: number): void {
  if (type === 'google_tag_manager') queue.push({ 'gtm.start': nowMs, event: 'gtm.js' })
  if (type !== 'google_analytics') return
  // gtag.js requires the `arguments` object of a call, and does not accept an array.
  const say = function say() {
    // oxlint-disable-next-line prefer-rest-params -- see above
    queue.push(arguments)
  } as (...words: unknown[]) => void
  say('js', new Date(nowMs))
  say('config', id, { cookie_expires: cookieLifetimes.otherLong.seconds })
}

function addScript(
  document: Document,
  src: string,
  on: { loaded?: () => void; failed?: () => void } = {},
): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  script.addEventListener('load', () => on.loaded?.())
  script.addEventListener('error', () => {
    console.info(`Cannot load a script of the site: ${src}`)
    on.failed?.()
  })
  document.head.append(script)
}

/** Adds an inline script. The page's CSP must allow it by its hash. */
function addInlineScript(document: Document, text: string): void {
  const script = document.createElement('script')
  script.textContent = text
  document.head.append(script)
}
