import type { FooterSlice, NavigationItem, SiteConfig } from '@milepost/content'
import { ContentError, ContentUnavailableError, platformOf } from '@milepost/content'
import { sanitiseHtml } from '@milepost/content/html'
import { richHtml } from '../present/rich-html.ts'
import { fill, type Messages } from '../messages/messages.ts'
import type { ConsentView } from '../consent/consent-view.ts'
import { contentPolicy } from '../document/content-policy.ts'
import { quietViews } from '../embed/quiet-views.ts'
import { isStagingOrigin } from '../head/is-staging-origin.ts'
import { presentHead } from '../head/present-head.ts'
import type { ModalView } from '../modal/modal-view.ts'
import { type PageScope, readIfPossible } from '../pages/page-scope.ts'
import { loadPages } from '../site/load-pages.ts'
import { memoisePer } from '../reads/memoise-per.ts'
import { refreshIntervalMs } from '../reads/refresh-interval.ts'
import { buttonTarget, type ButtonTargets } from '../present/button-target.ts'
import { presentButtons } from '../present/buttons.ts'
import { shareNames } from '@milepost/ui'
import { presentImage } from '../present/images.ts'
import { sessionSettingsOf } from '../session/session-settings-of.ts'
import { loadSupporterPages } from '../site/load-supporter-pages.ts'
import { loadTagPages } from '../site/load-tag-pages.ts'
import { peerToPeerVariant } from '../wiring/platform-origins.ts'
import type { FooterPartView, NavigationView, ShellView } from './shell-view.ts'
import { themeStyle } from './theme-style.ts'
import { logProblem } from '../wiring/log-problem.server.ts'

/**
 * Puts what stands around every page into a view.
 *
 * @param url - the request's address: a share may show what its query says
 */
export async function presentShell(scope: PageScope, url: URL): Promise<ShellView> {
  const { services, messages } = scope
  const site = scope.isClosed ? withoutOthersScripts(scope.site) : scope.site
  const { header, footer, meta } = site
  const { origin } = services.environment
  scope.facts.policy = contentPolicy(site, {
    origin,
    documents: [site, ...(await otherPages(scope))],
  })
  const startUrl = await readIfPossible(scope, async () => ({
    value: await scope.project?.startUrl(),
    asOf: services.now(),
    isLastGood: false,
  }))
  const targets = { donate: '/#donate', signup: startUrl?.value }
  const theme = themeOf(site)
  const onDark = (isDark: boolean) => presentImage(isDark ? header.logoLight : header.logo)
  const isPeerToPeer = platformOf(site)?.variant === peerToPeerVariant
  return {
    siteName: meta.title || site.uid,
    language: languageOf(site.localisation.country),
    theme,
    header: header.include
      ? {
          logo: onDark(theme.darkAreas.header),
          logoLight: presentImage(header.logoLight),
          logoHref: header.logoLink || '/',
          logoSize: header.logoSize,
          sticky: header.sticky,
          shadow: header.shadow,
          poweredBy: header.poweredBy
            ? { text: messages.poweredBy, platform: isPeerToPeer ? 'p2p' : 'default' }
            : undefined,
          overlay: header.bannerOverlay,
          navigation: header.navigation.flatMap((item) => presentNavigation(item, targets)),
          unknown: header.unknown.map((type) => fill(messages.unknownSlice, { type })),
          actions: presentButtons(header.ctas, targets, messages),
        }
      : undefined,
    footer: footer.include
      ? quietViews(
          footer.content.map((slice) => presentFooterPart(slice, { isPeerToPeer, messages })),
          scope,
        )
      : undefined,
    footerLogo: header.include ? onDark(theme.darkAreas.footer) : undefined,
    modals: quietViews(presentModals(footer.content), scope),
    consent: presentConsent(site, origin),
    isMaintained: site.maintenanceMode,
    head: presentHead(site, { origin, url, log: (line) => logProblem(line, 'warn') }),
    origin,
    refreshMs: refreshIntervalMs(platformOf(site)),
    messages: site.messages,
    session: sessionSettingsOf(site, {
      services,
      hasSupporterPages: (await loadSupporterPages(services)).length > 0,
    }),
  }
}

/** What an editor adds to other pages runs nowhere that somebody types a password. */
const withoutOthersScripts = memoisePer((site: SiteConfig): SiteConfig => ({
  ...site,
  analytics: [],
  head: { ...site.head, scripts: [] },
}))

const themeOf = memoisePer((site: SiteConfig) => themeStyle(site, () => undefined))

/** The site's other documents; a page stands without knowing them. */
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

function presentModals(parts: readonly FooterSlice[]): ModalView[] {
  return parts.flatMap((part) => {
    if (part.type !== 'modal' || part.primary.id === '') return []
    const { id, title, label, text, iframe, widescreen } = part.primary
    return [
      {
        id,
        title: title || label,
        html: richHtml(text, { firstHeading: 3 }),
        iframe,
        isWide: widescreen,
      },
    ]
  })
}

function presentConsent(
  { cookieConsent, analytics, head }: SiteConfig,
  origin: string,
): ConsentView {
  const isStaging = isStagingOrigin(origin)
  const { display, message, link, button, dismiss, cookies } = cookieConsent
  return {
    display,
    words: { message, link, accept: button, dismiss },
    cookies,
    analytics,
    scripts: head.scripts
      .filter((script) => script.afterConsent && (isStaging || !script.stagingOnly))
      .map(({ src, inline }) => ({ src, inline: src === '' ? inline : '' })),
  }
}

/** English as it is written in the site's country. */
function languageOf(country: string): string {
  return `en-${country.toUpperCase()}`
}

/** An entry of a type leads where a button of that type does, and is left out where it would lead nowhere. */
function presentNavigation(
  { label, url, linkType, children }: NavigationItem,
  targets: ButtonTargets,
): NavigationView[] {
  const href = url || buttonTarget(linkType, targets)
  const below = children.flatMap((child) => presentNavigation(child, targets))
  if (href === undefined && linkType !== '' && below.length === 0) return []
  return [
    {
      label,
      href: href ?? '',
      ...(linkType === '' ? {} : { asksFor: linkType }),
      children: below,
    },
  ]
}

function presentFooterPart(
  slice: FooterSlice,
  { isPeerToPeer, messages }: { isPeerToPeer: boolean; messages: Messages },
): FooterPartView {
  switch (slice.type) {
    case 'content':
      return { type: 'content', html: richHtml(slice.primary.text, { firstHeading: 3 }) }
    case 'htmlContent':
      return { type: 'content', html: sanitiseHtml(slice.primary.html) }
    case 'links':
      return {
        type: 'links',
        title: slice.primary.title,
        links: slice.items.map(({ label, url }) => ({ label, href: url })),
      }
    case 'modal': {
      const { id, label, title } = slice.primary
      const name = label || title
      return id === '' || name === ''
        ? unknownPart(slice.type, messages)
        : { type: 'modal', label: name, href: `?modal=${encodeURIComponent(id)}` }
    }
    case 'poweredBy':
      return {
        type: 'poweredBy',
        text: slice.primary.text || messages.poweredBy,
        platform: isPeerToPeer ? 'p2p' : 'default',
      }
    case 'share':
      return {
        type: 'share',
        title: slice.primary.title,
        networks: shareNames.filter((name) => slice.primary[name]),
      }
    case 'unknown':
      return unknownPart(slice.name, messages)
  }
}

function unknownPart(type: string, messages: Messages): FooterPartView {
  return { type: 'unknown', message: fill(messages.unknownSlice, { type }) }
}
