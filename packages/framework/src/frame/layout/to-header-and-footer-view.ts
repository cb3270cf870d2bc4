import {
  type FooterConfig,
  type FooterSlice,
  type HeaderConfig,
  replaceContentPlaceholders,
  isContentEmpty,
  type NavigationItem,
  getPlatformSettings,
} from '@milepost/content'
import { shareNames } from '@milepost/ui'
import { isTrustedFrame } from '../../base/frame-address.ts'
import { toEditorHtml, toRichHtml } from '../page-html.ts'
import { fillMessage } from '@milepost/supporter/messages'
import type { SiteMessages } from '../../messages/site-messages.ts'
import type {
  FooterPartView,
  HeaderView,
  ModalView,
  NavigationView,
  ShellView,
} from './shell-view.ts'
import { getPlaceholders, getUnsupportedTagPaths } from '../request/page-placeholders.ts'
import { type PageScope, readIfPossible } from '../request/scopes.ts'
import {
  getButtonTarget,
  type ButtonTargets,
  toActionViews,
  toImageView,
} from '../../totals/views.ts'
import { isPathBelow, accessibilityStatementPath } from '../../base/addresses.ts'
import { getSiteName } from '../../base/site-name.ts'
import { isExcludedPath, type OptionalRoute } from '../../base/optional-routes.ts'
import { peerToPeerVariant } from '../../base/site-environment.ts'
import type { DarkAreas } from './theme-style.ts'
import { getHomeDonatePath } from '../../services/load-site.ts'

/** Header and footer, and the dialogs that the footer defines. */
export type HeaderAndFooterView = Pick<ShellView, 'header' | 'footer' | 'footerLogo' | 'modals'>

/**
 * Creates the view of a header and a footer.
 *
 * @param url - request URL, whose query may fill placeholders
 * @param darkAreas - areas that get the logo for dark backgrounds
 */
export async function toHeaderAndFooterView(
  config: { readonly header: HeaderConfig; readonly footer: FooterConfig },
  { scope, url, darkAreas }: { scope: PageScope; url: URL; darkAreas: DarkAreas },
): Promise<HeaderAndFooterView> {
  const { header, footer } = await fillPlaceholders(config, { scope, url })
  const { messages, site } = scope
  const startUrl = await readIfPossible(scope, async () => ({
    value: await scope.project?.startUrl(),
    asOf: scope.services.now(),
    isLastGood: false,
  }))
  const { excludedRoutes } = scope.services
  const missing = getUnsupportedTagPaths(scope)
  const donate = scope.project?.hasEnded ? undefined : getHomeDonatePath(scope)
  const targets = { donate, signup: startUrl?.value, excludedRoutes, missing }
  const logoOn = (isDark: boolean) => toImageView(isDark ? header.logoLight : header.logo)
  const isPeerToPeer = getPlatformSettings(site)?.variant === peerToPeerVariant
  const { hasCustomPlatform } = scope.services
  const footerLogo = header.include ? logoOn(darkAreas.footer) : undefined
  return {
    header: header.include
      ? toHeaderView(header, {
          logo: logoOn(darkAreas.header === true),
          logoFollows: darkAreas.header === 'inDarkWindows',
          targets,
          messages,
          platform: hasCustomPlatform ? undefined : isPeerToPeer ? 'p2p' : 'default',
        })
      : undefined,
    footer: footer.include
      ? [
          ...footer.content
            .filter((slice) => !isEmptySlice(slice))
            // The logos are those of the default platform.
            .filter(({ type }) => type !== 'poweredBy' || !hasCustomPlatform)
            .map((slice) =>
              toFooterPartView(slice, { scope, isPeerToPeer, excludedRoutes, missing }),
            ),
          ...getStatementLink(messages, excludedRoutes),
        ]
      : undefined,
    footerLogo: footerLogo && { ...footerLogo, alt: footerLogo.alt || getSiteName(site) },
    modals: toModalViews(footer.content, scope),
  }
}

/** Fills placeholders with the project's values, and the visitor's with `''`, because the layout is cached. */
async function fillPlaceholders(
  { header, footer }: { readonly header: HeaderConfig; readonly footer: FooterConfig },
  { scope, url }: { scope: PageScope; url: URL },
) {
  const { navigation, ctas } = header
  const { content } = footer
  const texts = [navigation, ctas, content]
  const values = await getPlaceholders(scope, { url, texts })
  return {
    header: {
      ...header,
      navigation: replaceContentPlaceholders(navigation, values),
      ctas: replaceContentPlaceholders(ctas, values),
    },
    footer: { ...footer, content: replaceContentPlaceholders(content, values) },
  }
}

function toHeaderView(
  header: HeaderConfig,
  {
    logo,
    logoFollows,
    targets,
    messages,
    platform,
  }: {
    logo: HeaderView['logo']
    /** Whether the logo for dark backgrounds is used in the dark colour scheme. */
    logoFollows: boolean
    targets: ButtonTargets
    messages: SiteMessages
    /** Platform whose logo is shown; undefined to hide it. */
    platform: 'p2p' | 'default' | undefined
  },
): HeaderView {
  return {
    logo,
    logoLight: toImageView(header.logoLight),
    ...(logoFollows ? { logoInDarkMode: toImageView(header.logoLight)?.src } : {}),
    logoHref: header.logoLink || '/',
    logoSize: header.logoSize,
    sticky: header.sticky,
    shadow: header.shadow,
    poweredBy:
      header.poweredBy && platform !== undefined
        ? { text: messages.footer.poweredBy, platform }
        : undefined,
    overlay: header.bannerOverlay,
    navigation: header.navigation.flatMap((item) => toNavigationViews(item, targets)),
    unknown: header.unknown.map((type) => fillMessage(messages.sections.unknownSlice, { type })),
    actions: toActionViews(header.ctas, targets, messages),
  }
}

/** Whether a text or HTML slice is empty. Empty slices are omitted (Spec §5). */
function isEmptySlice(slice: FooterSlice): boolean {
  if (slice.type === 'content') return isContentEmpty(slice.primary.text)
  return slice.type === 'htmlContent' && isContentEmpty(slice.primary.html)
}

/** Returns the link to the accessibility statement, unless the application excludes it. */
function getStatementLink(
  { statement }: SiteMessages,
  excludedRoutes: readonly OptionalRoute[],
): FooterPartView[] {
  if (excludedRoutes.includes('accessibility')) return []
  return [{ type: 'link', label: statement.link, href: accessibilityStatementPath }]
}

function toModalViews(parts: readonly FooterSlice[], scope: PageScope): ModalView[] {
  return parts.flatMap((part) => {
    if (part.type !== 'modal' || part.primary.id === '') return []
    const { id, title, label, text, iframe, widescreen } = part.primary
    return [
      {
        id,
        title: title || label,
        html: toRichHtml(text, scope, { firstHeading: 3 }),
        iframe,
        // On pages with a password field, no frame loads without a click.
        loads: !scope.isClosed && isTrustedFrame(iframe, scope),
        isWide: widescreen,
      },
    ]
  })
}

/** Converts a navigation item to links, with the same targets as buttons. Empty if it has neither a target nor children. */
function toNavigationViews(
  { label, url, linkType, children }: NavigationItem,
  targets: ButtonTargets,
): NavigationView[] {
  const href = getButtonTarget({ url, linkType }, targets)
  const below = children.flatMap((child) => toNavigationViews(child, targets))
  if (href === undefined && below.length === 0) return []
  return [
    {
      label,
      href: href ?? '',
      ...(linkType === '' ? {} : { asksFor: linkType }),
      children: below,
    },
  ]
}

function toFooterPartView(
  slice: FooterSlice,
  {
    scope,
    isPeerToPeer,
    excludedRoutes,
    missing,
  }: {
    scope: PageScope
    isPeerToPeer: boolean
    excludedRoutes: readonly OptionalRoute[]
    missing: readonly string[]
  },
): FooterPartView {
  const { messages } = scope
  switch (slice.type) {
    case 'content':
      return { type: 'content', html: toRichHtml(slice.primary.text, scope, { firstHeading: 3 }) }
    case 'htmlContent':
      return { type: 'content', html: toEditorHtml(slice.primary.html, scope) }
    case 'links':
      return {
        type: 'links',
        title: slice.primary.title,
        links: slice.items
          .filter(({ url }) => !isExcludedPath(url, excludedRoutes) && !isPathBelow(url, missing))
          .map(({ label, url }) => ({ label, href: url })),
      }
    case 'modal': {
      const { id, label, title } = slice.primary
      const name = label || title
      return id === '' || name === ''
        ? createUnknownPart(slice.type, messages)
        : { type: 'link', label: name, href: `?modal=${encodeURIComponent(id)}` }
    }
    case 'poweredBy':
      return {
        type: 'poweredBy',
        text: slice.primary.text || messages.footer.poweredBy,
        platform: isPeerToPeer ? 'p2p' : 'default',
      }
    case 'share':
      return {
        type: 'share',
        title: slice.primary.title,
        networks: shareNames.filter((name) => slice.primary[name]),
      }
    case 'unknown':
      return createUnknownPart(slice.name, messages)
  }
}

function createUnknownPart(type: string, messages: SiteMessages): FooterPartView {
  return { type: 'unknown', message: fillMessage(messages.sections.unknownSlice, { type }) }
}
