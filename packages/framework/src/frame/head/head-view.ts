import { addressIn, parseUrl } from '../../base/addresses.ts'
import { cleanText, type SiteConfig } from '@milepost/content'
import { asRecord } from '@milepost/supporter/store'
import { pathInLanguage, type SiteLanguage } from '../../base/site-language.ts'
import { toImageView } from '../../totals/views.ts'
import { jsonText, siteData } from './structured-data.ts'
import { sheetPaths } from './site-stylesheets.ts'

/** Metadata of every page's head, and the defaults of pages, as plain data. */
export interface HeadView {
  title: string
  description: string
  keywords: string
  author: string
  /** Path or URL. */
  image: string | undefined
  favicon: string | undefined
  appleIcon: string | undefined
  /** URL of the site's feed; empty if there is none. */
  rss: string
  /** The oEmbed address of the page; empty for pages that are not shown on other sites. */
  oembed: string
  /** The site's own rules, checked. */
  styles: string
  /** Paths: sheets of other sites are served from our own. */
  stylesheets: string[]
  /** The site's scripts that need no consent. The others are in the consent view. */
  scripts: { src: string; inline: string }[]
  metaTags: readonly { name: string; property: string; content: string }[]
  /** The site may be in other sites' frames. */
  isFramed: boolean
  /** Structured data of the home page, as JSON that is safe inside HTML. */
  structuredData: string
  /** Metadata from the `shareOptions` of the URL. */
  share: (ShareView & { path: string }) | undefined
}

/** Share metadata that replaces the page's (Spec §2, shareOptions). */
interface ShareView {
  title?: string
  description?: string
  /** Absolute https address, or a path. */
  image?: string
}

const stagingLabels =
  /^(?:staging|stage|uat|test|preview|dev)$|[-.](?:staging|preview)$|^(?:staging|preview)-/

/**
 * Whether an origin is a staging site that search engines must not index (Spec §2, stagingOnly): localhost, or a host
 * with a label such as `staging`, `uat`, `preview` or `walk-staging`.
 */
export function isStagingOrigin(origin: string): boolean {
  const hostname = parseUrl(origin)?.hostname ?? ''
  if (/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return true
  return hostname
    .split('.')
    .slice(0, -1)
    .some((label) => stagingLabels.test(label))
}

const longest = 4000
const longestText = 300

/**
 * Reads the query `shareOptions`: base64 JSON with title, description and image (Spec §2). Whatever
 * cannot be read is ignored: it is logged, and empty options come back (Spec §8).
 *
 * @param encoded - as the query has it; the URL-safe alphabet is read too
 */
export function decodeShareOptions(encoded: string, log: (line: string) => void): ShareView {
  const options = encoded.length > longest ? undefined : decode(encoded)
  if (options === undefined) {
    log('Unable to decode share options')
    return {}
  }
  const title = textOf(options['title'])
  const description = textOf(options['description'])
  const image = imageOf(options['image'])
  return {
    ...(title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
    ...(image === '' ? {} : { image }),
  }
}

function decode(encoded: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // A plus sign of a query arrives as a space.
    const alphabet = encoded.trim().replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+')
    const bytes = Uint8Array.from(atob(alphabet), (character) => character.charCodeAt(0))
    return asRecord(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanText(value.trim().slice(0, longestText)) : ''
}

/** A picture over https, or of this site. */
function imageOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > longest) return ''
  if (/^\/(?![/\\])/.test(value)) return value
  return parseUrl(value)?.protocol === 'https:' ? value : ''
}

interface HeadOptions {
  origin: string
  url: URL
  /** Of the page. @default the only one */
  language?: SiteLanguage | undefined
  /** Whether the site has a feed. @default true */
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
