import type { LinkCalls } from '@milepost/platform/adapter'
import type { Button, Image } from '@milepost/content'
import { mediaAddress } from '@milepost/server/media-address'
import { richTextToHtml, type SafeHtml } from '@milepost/content/html'
import { LRUCache } from 'lru-cache'
import type { Donation, LeaderboardEntry, Page } from '@milepost/platform'
import { ownerActivityOf } from '@milepost/supporter/page-facts'
import { formatMoney, formatRelativeTime } from '@milepost/measures/format'
import type { SiteMessages } from '../messages/site-messages.ts'
import { isPathBelow } from '../base/addresses.ts'
import { isLeftOut, type OptionalRoute } from '../base/optional-routes.ts'
import { buttonFromColours } from '@milepost/ui/theme'
import type { ActionView } from './section-view.ts'

/**
 * The image of a person in a list, which is their uploaded photo or else their account's. The image that the platform has
 * for every page, with or without a photo, does not count: the kit's `Avatar` draws those people.
 */
export function personImage(
  { image, slug }: { readonly image?: string | null | undefined; readonly slug: string },
  { pageImageLink }: Pick<LinkCalls, 'pageImageLink'>,
): string | undefined {
  const everyPage = slug === '' ? undefined : pageImageLink?.(slug).split('?')[0]
  return !image || image.split('?')[0] === everyPage ? undefined : image
}

/** A picture as components take it, served from the site's own origin. */
export interface ImageView {
  src: string
  alt: string
  width?: number
  height?: number
  srcSet?: string
  sizes?: string
}

/** Gives a content document's picture its address on the site. */
export function toImageView(image: Image): ImageView
export function toImageView(image: Image | undefined): ImageView | undefined
export function toImageView(image: Image | undefined): ImageView | undefined {
  if (image === undefined) return undefined
  const { url, alt, width, height, sizes = [] } = image
  const candidates = sizes.map((size) => `${mediaAddress(size.url)} ${size.width}w`)
  return {
    src: mediaAddress(url),
    alt,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(candidates.length === 0 ? {} : { srcSet: candidates.join(', '), sizes: '100vw' }),
  }
}

type Options = NonNullable<Parameters<typeof richTextToHtml>[1]>

const written = new LRUCache<string, SafeHtml>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length,
})

/**
 * Converts rich text to safe markup. The result is cached per text, because conversion is the most expensive step of
 * presenting a section.
 */
export function richHtml(blocks: unknown, options: Options = {}): SafeHtml {
  const key = `${options.firstHeading ?? ''} ${JSON.stringify(blocks)}`
  const known = written.get(key)
  if (known !== undefined) return known
  const html = richTextToHtml(blocks, options)
  written.set(key, html)
  return html
}

/** A page in its owner's few words. */
export interface PageSummaryView {
  /** Activity and motivation, one sentence each. Either may be missing. */
  lines: string[]
  /** The person in whose memory or honour the page is. */
  attribution: string | undefined
}

/** Returns a page's summary. Some platforms store a goal in metres in it, which is not a sentence. */
export function pageSummaryOf(
  page: Pick<Page, 'pageSummaryWhat' | 'pageSummaryWhy' | 'attribution'>,
): PageSummaryView {
  const lines = [ownerActivityOf(page), page.pageSummaryWhy?.trim() ?? '']
  return {
    lines: lines.filter((line) => line !== ''),
    attribution: page.attribution?.trim() || undefined,
  }
}

/**
 * The ranks of amounts: who has the same shares a rank, and the next has as many places less, as on a podium (1, 2, 2, 4).
 *
 * @param amounts - most first
 */
export function sharedRanks(amounts: readonly number[]): number[] {
  return amounts.map((amount) => amounts.indexOf(amount) + 1)
}

/** A place on a leaderboard, as lists show it. */
export interface PlaceView {
  id: string
  position: number
  name: string
  subtitle: string | undefined
  amount: string
  image: string | undefined
  /** The page on this site; undefined where the site has none. */
  href: string | undefined
}

/**
 * Formats a leaderboard entry.
 *
 * @param kind - decides the pages that entries link to
 */
export function toPlaceView(
  entry: LeaderboardEntry,
  {
    kind,
    currency,
    country,
    links,
  }: {
    kind: 'people' | 'teams'
    currency: string
    country: string
    links: Pick<LinkCalls, 'pageImageLink'>
  },
): PlaceView {
  const subtitle = entry.subtitle === entry.name ? undefined : entry.subtitle
  return {
    id: entry.id,
    position: entry.position,
    name: entry.name,
    subtitle: subtitle === '' ? undefined : subtitle,
    amount: formatMoney(entry.money.raisedMinor, { currency, country }),
    image: personImage(entry, links),
    href:
      entry.slug === ''
        ? undefined
        : `/${kind === 'people' ? 'fundraising' : 'teams'}/${encodeURIComponent(entry.slug)}`,
  }
}

/** A gift as lists show it. */
export interface DonationView {
  id: string
  name: string
  /** The name is a placeholder, because the donor is anonymous or unknown. */
  isUnnamed?: true
  /** `gave` instead of an amount that the donor hid. */
  amount: string
  isAmountHidden: boolean
  message: string | undefined
  /** ISO 8601; undefined when unknown. */
  at: string | undefined
  when: string | undefined
}

interface DonationViewOptions {
  currency: string
  country: string
  messages: SiteMessages
  now: Date
}

/** Puts a gift into words. Who wished to stay unnamed does, and so does an amount that was hidden. */
export function toDonationView(
  donation: Donation,
  { currency, country, messages, now }: DonationViewOptions,
): DonationView {
  const given = donation.currency ?? currency
  const isUnnamed = donation.anonymous || donation.name === undefined
  const isAmountHidden = donation.isAmountHidden === true
  return {
    id: donation.id,
    name: isUnnamed ? messages.figures.anonymous : (donation.name ?? ''),
    ...(isUnnamed && { isUnnamed }),
    amount: isAmountHidden
      ? messages.figures.gave
      : formatMoney(donation.money.amountMinor, { currency: given, country }),
    isAmountHidden,
    message: donation.message?.trim() || undefined,
    at: donation.createdAt,
    when:
      donation.createdAt === undefined
        ? undefined
        : formatRelativeTime(donation.createdAt, now, messages),
  }
}

/** Targets of a page's buttons without explicit URLs. */
export interface ButtonTargets {
  /** Donation URL of this page; undefined if it takes no donations. */
  donate: string | undefined
  /** URL to start a page; undefined if there is none. */
  signup: string | undefined
  /** Parts that the site leaves out. */
  leftOut: readonly OptionalRoute[]
  /** Further path prefixes that do not exist. @default none */
  missing?: readonly string[]
}

/**
 * Returns the target of a button or an entry: its URL, or that of its type. Empty if it has neither; undefined if the
 * target does not exist, or the application left it out.
 */
export function buttonTarget(
  { url, linkType }: Pick<Button, 'url' | 'linkType'>,
  targets: ButtonTargets,
): string | undefined {
  const href = url || (linkType === '' ? '' : targetOf(linkType, targets))
  if (href === undefined || isLeftOut(href, targets.leftOut)) return undefined
  return isPathBelow(href, targets.missing ?? []) ? undefined : href
}

function targetOf(
  linkType: Exclude<Button['linkType'], ''>,
  targets: ButtonTargets,
): string | undefined {
  return linkType === 'login' ? '?login' : targets[linkType]
}

/**
 * Converts buttons to links. Buttons without a target are dropped. A login button opens the login dialog; the standard
 * button `fundraisingPage` is a signup.
 */
export function toActionViews(
  buttons: readonly Button[],
  targets: ButtonTargets,
  messages: SiteMessages,
): ActionView[] {
  return buttons.flatMap((button) => {
    const isStandard = button.linkType === '' && button.standardButton === 'fundraisingPage'
    const linkType = isStandard ? 'signup' : button.linkType
    const href = buttonTarget({ ...button, linkType }, targets)
    if (!href) return []
    const label = button.label || messages.buttons[ownLabels[linkType]]
    const style = buttonFromColours(button)
    const look = {
      ...(button.id === '' ? {} : { id: button.id }),
      ...(style === undefined ? {} : { style }),
      ...(button.block ? { wide: true } : {}),
    }
    return [
      {
        label,
        href,
        // Buttons with a custom background are filled.
        emphasis: style === undefined ? emphases[button.style] : 'primary',
        ...(linkType === '' ? {} : { asksFor: linkType }),
        ...(Object.keys(look).length === 0 ? {} : { look }),
      },
    ]
  })
}

/** The emphasis of a button, by the look that the editor chose. */
const emphases = {
  primary: 'primary',
  secondary: 'secondary',
  quiet: 'tertiary',
} as const satisfies Record<Button['style'], ActionView['emphasis']>

const ownLabels = {
  '': 'startPage',
  signup: 'startPage',
  donate: 'donate',
  login: 'logIn',
} as const satisfies Record<Button['linkType'], keyof SiteMessages['buttons']>
