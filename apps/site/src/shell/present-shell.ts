import type { FooterSlice, NavigationItem } from '@milepost/content'
import { platformOf } from '@milepost/content'
import { richTextToHtml, sanitiseHtml } from '@milepost/content/html'
import { fill, type Messages } from '../messages/messages.ts'
import { type PageScope, survive } from '../pages/page-scope.ts'
import { presentButtons } from '../present/buttons.ts'
import { shareNames } from '@milepost/ui'
import { presentImage } from '../present/images.ts'
import { sessionSettingsOf } from '../session/session-settings-of.ts'
import { loadSupporterPages } from '../site/load-supporter-pages.ts'
import { peerToPeerVariant } from '../wiring/platform-origins.ts'
import type { FooterPartView, NavigationView, ShellView } from './shell-view.ts'
import { themeStyle } from './theme-style.ts'

/** Puts what stands around every page into a view. */
export async function presentShell(scope: PageScope): Promise<ShellView> {
  const { site, services, messages } = scope
  const { header, footer, meta } = site
  const startUrl = await survive(scope, async () => ({
    value: await scope.project?.startUrl(),
    asOf: services.now(),
    isLastGood: false,
  }))
  const isPeerToPeer = platformOf(site)?.variant === peerToPeerVariant
  return {
    siteName: meta.title || site.uid,
    language: languageOf(site.localisation.country),
    theme: themeStyle(site.design, () => undefined),
    header: header.include
      ? {
          logo: presentImage(header.logo),
          logoLight: presentImage(header.logoLight),
          logoHref: header.logoLink || '/',
          logoSize: header.logoSize,
          sticky: header.sticky,
          overlay: header.bannerOverlay,
          navigation: header.navigation.map(presentNavigation),
          actions: presentButtons(
            header.ctas,
            { donate: '/#donate', signup: startUrl?.value },
            messages,
          ),
        }
      : undefined,
    footer: footer.include
      ? footer.content.map((slice) => presentFooterPart(slice, { isPeerToPeer, messages }))
      : undefined,
    favicon: presentImage(meta.favicon)?.src,
    meta: {
      title: meta.title,
      description: meta.description,
      keywords: meta.keywords,
      author: meta.author,
      image: presentImage(meta.image)?.src,
    },
    origin: services.environment.origin,
    messages: site.messages,
    session: sessionSettingsOf(site, {
      services,
      hasSupporterPages: (await loadSupporterPages(services)).length > 0,
    }),
  }
}

/** English as it is written in the site's country. */
function languageOf(country: string): string {
  return `en-${country.toUpperCase()}`
}

function presentNavigation({ label, url, children }: NavigationItem): NavigationView {
  return {
    label,
    href: url,
    children: children.map((child) => ({ label: child.label, href: child.url })),
  }
}

function presentFooterPart(
  slice: FooterSlice,
  { isPeerToPeer, messages }: { isPeerToPeer: boolean; messages: Messages },
): FooterPartView {
  switch (slice.type) {
    case 'content':
      return { type: 'content', html: richTextToHtml(slice.primary.text, { firstHeading: 3 }) }
    case 'htmlContent':
      return { type: 'content', html: sanitiseHtml(slice.primary.html) }
    case 'links':
      return {
        type: 'links',
        title: slice.primary.title,
        links: slice.items.map(({ label, url }) => ({ label, href: url })),
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
    default:
      return unknownPart(slice.type, messages)
  }
}

function unknownPart(type: string, messages: Messages): FooterPartView {
  return { type: 'unknown', message: fill(messages.unknownSlice, { type }) }
}
