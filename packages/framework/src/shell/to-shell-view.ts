import {
  type SiteConfig,
  ContentError,
  ContentUnavailableError,
  consentRequired,
  injectPlaceholdersInContent,
  platformOf,
} from '@milepost/content'
import type { ConsentView } from '../frame/consent/consent-view.ts'
import { refreshOfStep } from '../services/refresh-of-step.ts'
import { addressPrefixesOf } from '../base/optional-routes.ts'
import { contentPolicy } from './content-policy.ts'
import { isStagingOrigin } from '../frame/head/is-staging-origin.ts'
import { toHeadView } from '../frame/head/to-head-view.ts'
import { siteAddress } from '../services/site-address.ts'
import { toLanguageView } from '../services/to-language-view.ts'
import { languageOf } from '../base/language-of.ts'
import { missingTagAddresses } from '../frame/request/missing-tag-addresses.ts'
import { placeholdersOf } from '../frame/request/page-placeholders.ts'
import type { PageScope } from '../frame/request/page-scope.ts'
import { loadPages } from '../services/load-pages.ts'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import { refreshIntervalMs } from './refresh-interval.ts'
import { sessionSettingsOf } from './session-settings-of.ts'
import { loadSupporterPages } from '../services/load-supporter-pages.ts'
import { loadTagPages } from '../services/load-tag-pages.ts'
import { toHeaderAndFooterView } from '../frame/layout/to-header-and-footer-view.ts'
import type { ShellView } from '../frame/layout/shell-view.ts'
import { themeStyle } from '../frame/layout/theme-style.ts'
import { logProblem } from '../base/log-problem.server.ts'

/**
 * Puts what is around every page into a view.
 *
 * @param url - the request's address: a share may show what its query says
 */
export async function toShellView(scope: PageScope, url: URL): Promise<ShellView> {
  const { services } = scope
  const site = scope.isClosed ? withoutOthersScripts(scope.site) : scope.site
  const { meta } = site
  const { origin } = services.environment
  const address = siteAddress(services, '')
  scope.facts.policy = contentPolicy(site, {
    origin,
    documents: [site, ...(await otherPages(scope))],
  })
  const theme = themeOf(site)
  const { step } = services.givingDay.status()
  scope.facts.keptTimes = step + 1
  const leftOut = [...addressPrefixesOf(services.leftOut), ...missingTagAddresses(scope)]
  return {
    siteName: meta.title || site.uid,
    language: languageOf(site.localisation.country, services.language),
    ...(await toLanguageView(services, site.localisation.country)),
    theme,
    ...(await toHeaderAndFooterView(site, { scope, url, darkAreas: theme.darkAreas })),
    consent: toConsentView(scope, origin),
    isMaintained: site.maintenanceMode,
    ...toWithoutScripts(scope, url),
    notices: await toNoticeViews(scope, site, url),
    head: toHeadView(site, {
      origin: address,
      language: services.language,
      url,
      hasFeed: !services.leftOut.includes('rss'),
      hasOembed: !services.leftOut.includes('embed'),
      log: (line) => logProblem(line, 'warn'),
    }),
    origin: address,
    refreshMs: refreshOfStep(refreshIntervalMs(platformOf(site)), step),
    ...(step > 0 && { isSparing: true }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(site.design.avatarStyle && { avatarStyle: site.design.avatarStyle }),
    messages: site.messages,
    session: sessionSettingsOf(site, {
      services,
      hasSupporterPages: (await loadSupporterPages(services)).length > 0,
    }),
  }
}

/** Dialogs need scripts: what they would say, or why there is none. */
function toWithoutScripts(
  { site, messages }: PageScope,
  url: URL,
): Pick<ShellView, 'withoutScripts'> {
  if (site.maintenanceMode) return { withoutScripts: messages.maintenance.text }
  return url.searchParams.has('login') ? { withoutScripts: messages.withoutScripts.login } : {}
}

/** What is told to everybody just now; undefined for nothing. A notice goes by itself when its time is over. */
async function toNoticeViews(
  scope: PageScope,
  { notice }: SiteConfig,
  url: URL,
): Promise<ShellView['notices']> {
  const { services, project, messages } = scope
  const nowMs = services.now().getTime()
  const texts = notice ? [notice] : []
  const filled = injectPlaceholdersInContent(texts, await placeholdersOf(scope, { url, texts }))
  const shown = filled.flatMap((notice) => {
    if ((notice.untilMs ?? Infinity) <= nowMs) return []
    const { text, link } = notice
    return [{ text, link: link && { label: link.label, href: link.url } }]
  })
  if (project?.hasEnded) shown.push({ text: messages.ended.notice, link: undefined })
  return shown.length === 0 ? undefined : shown
}

/** What an editor adds to other pages runs nowhere that somebody types a password. */
const withoutOthersScripts = memoisePerObject((site: SiteConfig): SiteConfig => ({
  ...site,
  analytics: [],
  head: { ...site.head, scripts: [] },
}))

const themeOf = memoisePerObject((site: SiteConfig) => themeStyle(site, () => undefined))

/** The site's other documents; a page is shown without knowing them. */
async function otherPages({ services }: PageScope): Promise<readonly object[]> {
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

/** In a country that requires consent, visitors are asked whenever there is something to ask for (Spec §9). */
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
    display: display || (asks && consentRequired(localisation.country)),
    words: { message, link, accept: button, dismiss },
    cookies,
    analytics: isClosed ? [] : analytics,
    scripts: isClosed ? [] : scripts,
    ...(isClosed && analytics.length + shown.length > 0 && { isWithheld: true }),
  }
}
