import {
  getActiveProjects,
  type AnalyticsConfig,
  ContentError,
  ContentUnavailableError,
  getPlatformSettings,
  replaceContentPlaceholders,
  type PlatformSettings,
  requiresConsent,
  type SiteConfig,
} from '@milepost/content'
import { optionalCallGroups } from '@milepost/platform/adapter'
import type { Services } from '../services/services.ts'
import type { SessionSettings } from '../frame/site-settings.ts'
import type { ConsentView } from '../frame/consent/consent-modals.tsx'
import { getRefreshInterval } from '../services/giving-day.ts'
import { getPathPrefixes } from '../base/optional-routes.ts'
import { isStagingOrigin, toHeadView } from '../frame/head/head-view.ts'
import {
  getHomeDonatePath,
  loadPages,
  loadSupporterPages,
  loadTagPages,
  getSiteUrl,
} from '../services/load-site.ts'
import { toLanguageView } from '../services/languages.ts'
import { getLanguage } from '../base/site-language.ts'
import { getSiteName } from '../base/site-name.ts'
import { getPlaceholders, getUnsupportedTagPaths } from '../frame/request/page-placeholders.ts'
import type { PageScope } from '../frame/request/scopes.ts'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import { toHeaderAndFooterView } from '../frame/layout/to-header-and-footer-view.ts'
import type { ShellView } from '../frame/layout/shell-view.ts'
import { createThemeStyle } from '../frame/layout/theme-style.ts'
import { logProblem } from '../base/log-problem.server.ts'
import { getAnalyticsScriptUrl } from '../frame/consent/load-optional.ts'
import { hashSource, type PagePolicy, toPolicyOrigin } from '@milepost/server'
import { findFrameOrigins } from '../base/frame-address.ts'

/** Returns the refetch interval of open pages, in ms (Spec §9); undefined if the site's document disables refetching. */
export function getRefreshIntervalMs(settings: PlatformSettings | undefined): number | undefined {
  return settings?.refresh.enabled ? settings.refresh.intervalSeconds * 1000 : undefined
}

type SessionServices = Pick<
  Services,
  'environment' | 'now' | 'platformFor' | 'hasCustomPlatform' | 'excludedRoutes'
>

/** Returns the browser settings of the supporter's session: platform, sign-in and projects. */
function getSessionSettings(
  site: SiteConfig,
  { services, hasSupporterPages }: { services: SessionServices; hasSupporterPages: boolean },
): SessionSettings {
  const { environment, now, hasCustomPlatform, excludedRoutes } = services
  const settings = getPlatformSettings(site)
  const variant = settings?.variant ?? 'default'
  const platform = services.platformFor(variant)
  const { links } = platform
  const lacks = optionalCallGroups.filter((group) => platform[group] === undefined)
  const items = getActiveProjects(site, { now: now() })
  const ids = (type: string) => items.filter((item) => item.type === type).map((item) => item.uid)
  const hasIdentity = site.useJGOauth && links.authorizeLink !== undefined
  return {
    platform: hasCustomPlatform
      ? { origins: environment.platform.origins }
      : {
          environment: environment.platform.environment,
          variant,
          apiKey: environment.platform.apiKey,
          sandboxOrigin: environment.platform.sandboxOrigin,
        },
    signIn: {
      // Without a client id, the identity service rejects all sign-ins.
      method: hasIdentity && settings?.clientId ? 'identity' : 'form',
      authType: environment.platform.authType,
      clientId: settings?.clientId ?? '',
      platformName: platform.title ?? platform.name,
      termsUrl: links.termsLink?.() ?? '',
      privacyUrl: links.privacyLink?.() ?? '',
      redirectUri: settings?.redirectUri || `${environment.origin}/auth/callback`,
    },
    pagesOf: { campaign: ids('campaign'), charity: ids('charity'), event: ids('event') },
    ...(lacks.length > 0 && { lacks }),
    ...(!excludedRoutes.includes('embed') && { embedsPages: true }),
    hasSupporterPages,
  }
}

/**
 * Creates the layout data of a page. Also sets the response's CSP sources and cache lifetime.
 *
 * @param url - request URL, whose query may contain share options and placeholder values
 */
export async function toShellView(scope: PageScope, url: URL): Promise<ShellView> {
  const { services } = scope
  const site = scope.isClosed ? removeThirdPartyScripts(scope.site) : scope.site
  const { origin } = services.environment
  const address = getSiteUrl(services, '')
  scope.facts.policy = createContentPolicy(site, {
    origin,
    documents: [site, ...(await loadOtherDocuments(scope))],
  })
  const theme = getThemeStyle(site)
  const { step } = services.givingDay.status()
  scope.facts.lifetimeFactor = step + 1
  const excludedRoutes = [
    ...getPathPrefixes(services.excludedRoutes),
    ...getUnsupportedTagPaths(scope),
  ]
  return {
    siteName: getSiteName(site),
    language: getLanguage(site.localisation.country, services.language),
    ...(await toLanguageView(services, site.localisation.country)),
    theme,
    ...(await toHeaderAndFooterView(site, { scope, url, darkAreas: theme.darkAreas })),
    consent: toConsentView(scope, origin),
    isMaintained: site.maintenanceMode,
    ...toNoScriptNotice(scope, url),
    notices: await toNoticeViews(scope, site, url),
    head: toHeadView(site, {
      origin: address,
      language: services.language,
      url,
      donatePath: getHomeDonatePath(scope),
      hasFeed: !services.excludedRoutes.includes('rss'),
      hasOembed: !services.excludedRoutes.includes('embed'),
      log: (line) => logProblem(line, 'warn'),
    }),
    origin: address,
    refreshMs: getRefreshInterval(getRefreshIntervalMs(getPlatformSettings(site)), step),
    ...(step > 0 && { disablesPrefetch: true }),
    ...(excludedRoutes.length > 0 && { excludedRoutes }),
    ...(site.design.avatarStyle && { avatarStyle: site.design.avatarStyle }),
    messages: site.messages,
    session: getSessionSettings(site, {
      services,
      hasSupporterPages: (await loadSupporterPages(services)).length > 0,
    }),
  }
}

/** Returns a message for browsers without JavaScript, in maintenance mode and on pages that `?login` opens a dialog on. */
function toNoScriptNotice(
  { site, messages }: PageScope,
  url: URL,
): Pick<ShellView, 'withoutScripts'> {
  if (site.maintenanceMode) return { withoutScripts: messages.maintenance.text }
  return url.searchParams.has('login') ? { withoutScripts: messages.withoutScripts.login } : {}
}

/** Returns the notices that have not expired; undefined if there are none. */
async function toNoticeViews(
  scope: PageScope,
  { notice }: SiteConfig,
  url: URL,
): Promise<ShellView['notices']> {
  const { services, project, messages } = scope
  const nowMs = services.now().getTime()
  const texts = notice ? [notice] : []
  const filled = replaceContentPlaceholders(texts, await getPlaceholders(scope, { url, texts }))
  const shown = filled.flatMap((notice) => {
    if ((notice.untilMs ?? Infinity) <= nowMs) return []
    const { text, link } = notice
    return [{ text, link: link && { label: link.label, href: link.url } }]
  })
  if (project?.hasEnded) shown.push({ text: messages.ended.notice, link: undefined })
  return shown.length === 0 ? undefined : shown
}

/** Removes custom scripts and analytics, for pages where users sign in, edit or read reports. */
const removeThirdPartyScripts = memoisePerObject((site: SiteConfig): SiteConfig => ({
  ...site,
  analytics: [],
  head: { ...site.head, scripts: [] },
}))

const getThemeStyle = memoisePerObject((site: SiteConfig) =>
  createThemeStyle(site, () => undefined),
)

/** Loads all other documents of the site, to search them for frames; empty if they are unreachable or invalid. */
async function loadOtherDocuments({ services }: PageScope): Promise<readonly object[]> {
  try {
    return await Promise.all([
      loadPages(services).then(({ value }) => value),
      loadSupporterPages(services),
      loadTagPages(services),
    ])
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentUnavailableError) return []
    throw error
  }
}

/**
 * Creates the consent settings. The banner is shown if an editor enabled it, or if the site has optional scripts in a country
 * that requires consent (Spec §9).
 */
function toConsentView({ site, isClosed }: PageScope, origin: string): ConsentView {
  const { cookieConsent, analytics, head, localisation } = site
  const isStaging = isStagingOrigin(origin)
  const { display, message, link, button, dismiss, cookies } = cookieConsent
  const shown = head.scripts.filter(({ stagingOnly }) => isStaging || !stagingOnly)
  const scripts = shown
    .filter(({ afterConsent }) => afterConsent)
    .map(({ src, inline }) => ({ src, inline: src === '' ? inline : '' }))
  const asks = analytics.length + scripts.length > 0
  return {
    display: display || (asks && requiresConsent(localisation.country)),
    messages: { message, link, accept: button, dismiss },
    cookies,
    analytics: isClosed ? [] : analytics,
    scripts: isClosed ? [] : scripts,
    ...(isClosed && analytics.length + shown.length > 0 && { isWithheld: true }),
  }
}

const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/**
 * Derives the CSP sources of a page from the site's content: scripts, analytics and frames. Also includes scripts that require
 * consent.
 *
 * @param documents - documents to search for embedded frames
 */
export function createContentPolicy(
  site: Pick<SiteConfig, 'head' | 'analytics' | 'iframe'>,
  { origin, documents }: { origin: string; documents: readonly object[] },
): PagePolicy {
  const isStaging = isStagingOrigin(origin)
  const scripts = site.head.scripts.filter((script) => isStaging || !script.stagingOnly)
  const measured = [...new Set(site.analytics.flatMap(getAnalyticsSources))]
  return {
    scripts: [
      ...new Set([
        ...scripts.map(({ src, inline }) => (src === '' ? hashSource(inline) : getOrigin(src))),
        ...site.analytics.map((config) => getOrigin(getAnalyticsScriptUrl(config))),
      ]),
    ].filter((source) => source !== ''),
    images: measured,
    connections: measured,
    frames: [...new Set(documents.flatMap(getFrameOrigins))],
    isFramed: site.iframe,
  }
}

/** Returns the origins of the embeds in a document. Memoised, because every page needs them. */
const getFrameOrigins = memoisePerObject<object, readonly string[]>(findFrameOrigins)

/** Returns the origins that an analytics script connects to. */
function getAnalyticsSources(config: AnalyticsConfig): string[] {
  const own = getOrigin(getAnalyticsScriptUrl(config))
  return [...(own === '' ? [] : [own]), ...(config.type === 'script' ? [] : googleHosts)]
}

/** Returns the origin of a URL; `''` for a path of the site. */
function getOrigin(address: string): string {
  return toPolicyOrigin(address.startsWith('//') ? `https:${address}` : address) ?? ''
}
