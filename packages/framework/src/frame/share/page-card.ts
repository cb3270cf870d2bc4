import { type ShareName, shareNames } from '@milepost/ui'
import type { PageScope } from '../request/scopes.ts'
import type { SectionView } from '../../totals/section-view.ts'
import type { Image, SiteConfig } from '@milepost/content'
import { isPlatformError } from '@milepost/platform'
import { parseUrl } from '../../base/addresses.ts'
import { getProjectCurrency } from '../../totals/project.ts'
import { getHomeContent, getSiteUrl } from '../../services/load-site.ts'
import { getSiteName } from '../../base/site-name.ts'
import type { Services } from '../../services/services.ts'
import { toDrawableText } from '../../services/drawable-text.ts'
import { cardSize, getCardVersion, type ShareCard } from '../../services/share-cards.ts'
import { toImageView } from '../../totals/views.ts'
import { type ProgressView, toProgressView } from '../../totals/total-figures.ts'
import { getCardStyle } from '../../services/card-style.ts'

export interface ShareBarView extends SectionView {
  type: 'shareBar'
  networks: ShareName[]
  url: string
  shareTitle: string
  label: string
  copied: string
}

export function toShareBarView(
  { messages }: Pick<PageScope, 'messages'>,
  { url, title }: { url: string; title: string },
): ShareBarView {
  return {
    type: 'shareBar',
    title: '',
    text: '',
    background: 'none',
    anchor: undefined,
    networks: [...shareNames],
    url,
    shareTitle: title,
    label: messages.share.share,
    copied: messages.share.linkCopied,
  }
}

/** Share card of a page, and its path. */
export interface PageCard {
  /** Path below `/share-card/`, such as `page/maya-walks`. */
  subject: string
  card: ShareCard
}

/** Share card, for the metadata of its page. */
export interface CardView {
  /** Absolute URL of the image. */
  src: string
  width: number
  height: number
  alt: string
}

/** Returns the path of a card's image, which contains a hash of the card's content. */
export function getCardPath({ subject, card }: PageCard): string {
  return `/share-card/${subject}/${getCardVersion(card)}.jpg`
}

/** Converts a card for its page's metadata; undefined if share cards are disabled. */
export function toCardView(
  services: Pick<Services, 'environment' | 'language' | 'shareCards'>,
  page: PageCard | undefined,
): CardView | undefined {
  if (services.shareCards === undefined || page === undefined) return undefined
  const { title, amount, ofTarget, isBeforeFirst } = page.card
  const messages = [amount, ofTarget].filter((text) => text !== '')
  return {
    src: getSiteUrl(services, getCardPath(page)),
    ...cardSize,
    alt: `${title}: ${messages.join(isBeforeFirst ? '. ' : ' ')}`,
  }
}

/** Creates the card of the site; undefined if it has no project, or if its total cannot be read. */
export async function createSiteCard(scope: PageScope): Promise<PageCard | undefined> {
  const { project, site, country, messages, services } = scope
  if (project === undefined || services.shareCards === undefined) return undefined
  try {
    const [{ value }, currency] = await Promise.all([project.summary(), getProjectCurrency(scope)])
    const figures = toProgressView({ ...value, currency, country, messages })
    const picture = getSiteImage(scope)
    const card = toShareCard(scope, { title: getSiteName(site), figures, picture })
    return { subject: 'site', card }
  } catch (error) {
    if (isPlatformError(error)) return undefined
    throw error
  }
}

/** Returns the site's image: that of the hero if the home page starts with one, otherwise the share image. */
export function getSiteImage(scope: Pick<PageScope, 'site' | 'services'>): string | undefined {
  const [first] = getHomeContent(scope)
  const scene = first?.type === 'hero' ? first.primary.image : undefined
  return toImageView(scene ?? scope.site.meta.image)?.src
}

/** Returns the site's share image for pages without a card; undefined for an SVG. */
export function getDefaultShareImage({ meta }: Pick<SiteConfig, 'meta'>): string | undefined {
  return isSvg(meta.image) ? undefined : toImageView(meta.image)?.src
}

/** Returns the share image of a page document. Undefined if it is an SVG or the site's default. */
export function getCustomShareImage(
  image: Image | undefined,
  { meta }: Pick<SiteConfig, 'meta'>,
): string | undefined {
  if (image === undefined || isSvg(image) || image.url === meta.image?.url) return undefined
  return toImageView(image).src
}

/** Whether an image is an SVG, which social networks do not support. */
function isSvg(image: Image | undefined): boolean {
  return image !== undefined && /\.svg$/i.test(parseUrl(image.url)?.pathname ?? image.url)
}

/**
 * Creates the share card of a page.
 *
 * @param about.title - the site's name is used if it has no drawable characters
 * @param about.picture - path of the image on the site
 */
export function toShareCard(
  { site, messages, services }: PageScope,
  about: { title: string; figures: ProgressView; picture: string | undefined },
): ShareCard {
  const { title, figures, picture } = about
  const style = getCardStyle(site)
  const ranges = style.fonts.flatMap((font) => font.ranges)
  const drawn = (text: string | undefined) => toDrawableText(text ?? '', ranges)
  const campaign = drawn(getSiteName(site))
  const name = drawn(title) || campaign
  const { beforeFirst } = figures
  return {
    language: messages.language,
    isRightToLeft: services.language?.dir === 'rtl',
    title: name,
    kicker: name === campaign ? '' : campaign,
    isBeforeFirst: beforeFirst !== undefined,
    amount: drawn(beforeFirst?.text ?? figures.raised),
    ofTarget: drawn(
      beforeFirst === undefined
        ? [figures.raisedLabel, figures.ofTarget ?? ''].join(' ')
        : beforeFirst.target,
    ),
    barPercent: figures.target === undefined ? undefined : figures.barPercent,
    notes:
      beforeFirst === undefined ? [drawn(figures.percentText), drawn(figures.donations)] : ['', ''],
    picture,
    logo: getCardLogo(site.header),
    style,
  }
}

function getCardLogo({ logo, logoLight }: PageScope['site']['header']): ShareCard['logo'] {
  const path = toImageView(logoLight ?? logo)?.src
  return path === undefined ? undefined : { path, isForDark: logoLight !== undefined }
}
