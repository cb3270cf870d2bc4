import { getLanguageUrl, parseUrl } from '../../base/addresses.ts'
import { cleanText, type SiteConfig } from '@milepost/content'
import { asRecord } from '@milepost/supporter/store'
import { stripLanguagePrefix, type SiteLanguage } from '../../base/site-language.ts'
import { toImageView } from '../../totals/views.ts'
import { serialiseForScript, createSiteData } from './structured-data.ts'
import { getStylesheetPaths } from './site-stylesheets.ts'

/** Site-wide data for the head of every page. */
export interface HeadView {
  title: string
  description: string
  keywords: string
  author: string
  /** Path or absolute URL. */
  image: string | undefined
  favicon: string | undefined
  appleIcon: string | undefined
  /** URL of the RSS feed; `''` if there is none. */
  rss: string
  /** oEmbed URL of the page; `''` if the page cannot be embedded. */
  oembed: string
  /** Validated custom CSS from the site's document. */
  styles: string
  /** Paths of style sheets. Third-party ones are served from the site's origin. */
  stylesheets: string[]
  /** Custom scripts that do not require consent. */
  scripts: { src: string; inline: string }[]
  metaTags: readonly { name: string; property: string; content: string }[]
  /** Whether other sites may embed the site in a frame. */
  isFramed: boolean
  /** Structured data of the home page, as JSON that is safe inside `<script>`. */
  structuredData: string
  /** Metadata from the query parameter `shareOptions`, for the page at `path`. */
  share: (ShareView & { path: string }) | undefined
}

/** Share metadata that overrides the page's (Spec §2, shareOptions). */
interface ShareView {
  title?: string
  description?: string
  /** Absolute https URL, or a path. */
  image?: string
}

const stagingLabelPattern =
  /^(?:staging|stage|uat|test|preview|dev)$|[-.](?:staging|preview)$|^(?:staging|preview)-/

/**
 * Whether an origin is a staging site, which search engines must not index (Spec §2, stagingOnly): localhost, or a host with a
 * label such as `staging`, `uat` or `walk-preview`.
 */
export function isStagingOrigin(origin: string): boolean {
  const hostname = parseUrl(origin)?.hostname ?? ''
  if (/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return true
  return hostname
    .split('.')
    .slice(0, -1)
    .some((label) => stagingLabelPattern.test(label))
}

const maxOptionsLength = 4000
const maxTextLength = 300

/**
 * Decodes the query parameter `shareOptions`: base64 JSON with title, description and image (Spec §2). Logs an invalid value,
 * and returns an empty object (Spec §8).
 *
 * @param encoded - standard or URL-safe base64
 */
export function decodeShareOptions(encoded: string, log: (line: string) => void): ShareView {
  const options = encoded.length > maxOptionsLength ? undefined : decodeJson(encoded)
  if (options === undefined) {
    log('Unable to decode share options')
    return {}
  }
  const title = toShareText(options['title'])
  const description = toShareText(options['description'])
  const image = toShareImage(options['image'])
  return {
    ...(title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
    ...(image === '' ? {} : { image }),
  }
}

function decodeJson(encoded: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // Plus signs in a query are decoded as spaces.
    const alphabet = encoded.trim().replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+')
    const bytes = Uint8Array.from(atob(alphabet), (character) => character.charCodeAt(0))
    return asRecord(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}

function toShareText(value: unknown): string {
  return typeof value === 'string' ? cleanText(value.trim().slice(0, maxTextLength)) : ''
}

/** Returns an `https:` URL or a path unchanged, otherwise `''`. */
function toShareImage(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxOptionsLength) return ''
  if (/^\/(?![/\\])/.test(value)) return value
  return parseUrl(value)?.protocol === 'https:' ? value : ''
}

interface HeadOptions {
  origin: string
  url: URL
  /** Language of the page. Undefined if the site has only one. */
  language?: SiteLanguage | undefined
  /** Path of the donate form. */
  donatePath: string
  /** Whether the site has an RSS feed. @default true */
  hasFeed?: boolean
  /** Whether other sites can embed pages by oEmbed. @default true */
  hasOembed?: boolean
  log: (line: string) => void
}

/** Paths of the pages that can be embedded: home, supporters and teams. */
const embeddablePaths = /^\/((fundraising|teams)\/[^/]+)?$/

/** Returns the oEmbed URL of a page; `''` if it cannot be embedded. */
function getOembedUrl(origin: string, path: string): string {
  return embeddablePaths.test(path)
    ? `${origin}/oembed?url=${encodeURIComponent(getLanguageUrl({ address: origin }, path))}&format=json`
    : ''
}

/** Creates the page head data of a site (Spec §2, page head). */
export function toHeadView(
  site: SiteConfig,
  { origin, url, language, donatePath, hasFeed = true, hasOembed = true, log }: HeadOptions,
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
    oembed: hasOembed ? getOembedUrl(origin, stripLanguagePrefix(url.pathname, language)) : '',
    styles: head.styles,
    stylesheets: getStylesheetPaths(site),
    scripts: head.scripts
      .filter((script) => !script.afterConsent && (isStaging || !script.stagingOnly))
      .map(({ src, inline }) => ({ src, inline: src === '' ? inline : '' })),
    metaTags: head.metaTags,
    isFramed: site.iframe,
    structuredData: serialiseForScript(
      createSiteData(site, {
        origin,
        name: meta.title || site.uid,
        donateUrl: origin + donatePath,
        logo: toImageView(site.header.logo)?.src,
      }),
    ),
    share:
      shared === null
        ? undefined
        : { path: stripLanguagePrefix(url.pathname, language), ...decodeShareOptions(shared, log) },
  }
}
