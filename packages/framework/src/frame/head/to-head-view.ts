import { addressIn } from '../../base/address-in.ts'
import { pathInLanguage, type SiteLanguage } from '../../base/site-language.ts'
import type { SiteConfig } from '@milepost/content'
import { toImageView } from '../../totals/to-image-view.ts'
import { decodeShareOptions } from './decode-share-options.ts'
import type { HeadView } from './head-view.ts'
import { isStagingOrigin } from './is-staging-origin.ts'
import { jsonText } from './json-text.ts'
import { sheetPaths } from './site-stylesheets.ts'
import { siteData } from './structured-data.ts'

export interface HeadOptions {
  origin: string
  /** The address that was asked for. */
  url: URL
  /** Of the page. @default the only one */
  language?: SiteLanguage | undefined
  /** Whether the site has a feed of its own. @default true */
  hasFeed?: boolean
  /** Whether the site says how its pages are shown on pages of other sites. @default true */
  hasOembed?: boolean
  log: (line: string) => void
}

/** Home, supporters' pages and teams. */
const embedded = /^\/((fundraising|teams)\/[^/]+)?$/

/** The oEmbed address of a page; '' for one that is not shown on other sites. */
function oembedAddress(origin: string, path: string): string {
  return embedded.test(path)
    ? `${origin}/oembed?url=${encodeURIComponent(addressIn({ address: origin }, path))}&format=json`
    : ''
}

/** Puts what the head of every page says into a view (Spec §2, page head). */
export function toHeadView(
  site: SiteConfig,
  { origin, url, language, hasFeed = true, hasOembed = true, log }: HeadOptions,
): HeadView {
  const { meta, head } = site
  const isStaging = isStagingOrigin(origin)
  const shared = url.searchParams.get('shareOptions')
  return {
    title: meta.title,
    description: meta.description.trim(),
    keywords: meta.keywords,
    author: meta.author,
    image: toImageView(meta.image)?.src,
    favicon: toImageView(meta.favicon)?.src,
    appleIcon: toImageView(head.appleIcon)?.src,
    rss: head.rss || (hasFeed ? `${language?.base ?? ''}/rss.xml` : ''),
    oembed: hasOembed ? oembedAddress(origin, pathInLanguage(url.pathname, language)) : '',
    styles: head.styles,
    stylesheets: sheetPaths(site),
    scripts: head.scripts
      .filter((script) => !script.afterConsent && (isStaging || !script.stagingOnly))
      .map(({ src, inline }) => ({ src, inline: src === '' ? inline : '' })),
    metaTags: head.metaTags,
    isFramed: site.iframe,
    structuredData: jsonText(
      siteData(site, {
        origin,
        name: meta.title || site.uid,
        logo: toImageView(site.header.logo)?.src,
      }),
    ),
    share:
      shared === null
        ? undefined
        : { path: pathInLanguage(url.pathname, language), ...decodeShareOptions(shared, log) },
  }
}
