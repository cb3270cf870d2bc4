import type { LinkCalls } from '@milepost/platform/adapter'
import type { Button, Image } from '@milepost/content'
import { getMediaUrl } from '@milepost/server/media-address'
import type { Donation, LeaderboardEntry, Page } from '@milepost/platform'
import { getActivityDescription } from '@milepost/supporter/page-facts'
import { formatMoney, formatRelativeTime } from '@milepost/measures/format'
import type { SiteMessages } from '../messages/site-messages.ts'
import { isPathBelow } from '../base/addresses.ts'
import { isExcludedPath, type OptionalRoute } from '../base/optional-routes.ts'
import { buttonFromColours } from '@milepost/ui/theme'
import type { ActionView } from './section-view.ts'

/**
 * Returns the image of a supporter's page in a list. Undefined if it is the platform's placeholder, so that `Avatar` shows its
 * own fallback.
 */
export function getPersonImage(
  { image, slug }: { readonly image?: string | null | undefined; readonly slug: string },
  { pageImageUrl }: Pick<LinkCalls, 'pageImageUrl'>,
): string | undefined {
  const everyPage = slug === '' ? undefined : pageImageUrl?.(slug).split('?')[0]
  return !image || image.split('?')[0] === everyPage ? undefined : image
}

/** Image props of components, with same-origin URLs. */
export interface ImageView {
  src: string
  alt: string
  width?: number
  height?: number
  srcSet?: string
  sizes?: string
}

/** Converts an image of the CMS to one with proxied URLs. */
export function toImageView(image: Image): ImageView
export function toImageView(image: Image | undefined): ImageView | undefined
export function toImageView(image: Image | undefined): ImageView | undefined {
  if (image === undefined) return undefined
  const { url, alt, width, height, sizes = [] } = image
  const candidates = sizes.map((size) => `${getMediaUrl(size.url)} ${size.width}w`)
  return {
    src: getMediaUrl(url),
    alt,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(candidates.length === 0 ? {} : { srcSet: candidates.join(', '), sizes: '100vw' }),
  }
}

/** Summary of a page by its owner. */
export interface PageSummaryView {
  /** Activity and motivation, up to one sentence each. */
  lines: string[]
  /** Person in whose memory or honour the page was created. */
  attribution: string | undefined
}

/** Returns a page's summary. Ignores a goal in metres, which some sites store in the same field. */
export function toPageSummaryView(
  page: Pick<Page, 'pageSummaryWhat' | 'pageSummaryWhy' | 'attribution'>,
): PageSummaryView {
  const lines = [getActivityDescription(page), page.pageSummaryWhy?.trim() ?? '']
  return {
    lines: lines.filter((line) => line !== ''),
    attribution: page.attribution?.trim() || undefined,
  }
}

/**
 * Returns ranks in which equal amounts share a rank, as in sports: 1, 2, 2, 4.
 *
 * @param amounts - highest first
 */
export function getSharedRanks(amounts: readonly number[]): number[] {
  return amounts.map((amount) => amounts.indexOf(amount) + 1)
}

/** Formatted leaderboard entry. */
export interface LeaderboardEntryView {
  id: string
  position: number
  name: string
  subtitle: string | undefined
  amount: string
  image: string | undefined
  /** Link to the page on this site; undefined if there is none. */
  href: string | undefined
}

/**
 * Formats a leaderboard entry.
 *
 * @param kind - determines the path of the entry's page
 */
export function toLeaderboardEntryView(
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
    links: Pick<LinkCalls, 'pageImageUrl'>
  },
): LeaderboardEntryView {
  const subtitle = entry.subtitle === entry.name ? undefined : entry.subtitle
  return {
    id: entry.id,
    position: entry.position,
    name: entry.name,
    subtitle: subtitle === '' ? undefined : subtitle,
    amount: formatMoney(entry.money.raisedMinor, { currency, country }),
    image: getPersonImage(entry, links),
    href:
      entry.slug === ''
        ? undefined
        : `/${kind === 'people' ? 'fundraising' : 'teams'}/${encodeURIComponent(entry.slug)}`,
  }
}

/** Formatted donation. */
export interface DonationView {
  id: string
  name: string
  /** Whether the name is a placeholder, because the donor is anonymous or unknown. */
  isUnnamed?: true
  /** Formatted amount, or a text if the donor has hidden it. */
  amount: string
  isAmountHidden: boolean
  message: string | undefined
  /** Time in ISO 8601; undefined if unknown. */
  at: string | undefined
  when: string | undefined
}

interface DonationViewOptions {
  currency: string
  country: string
  messages: SiteMessages
  now: Date
}

/** Formats a donation, without the name or amount that the donor has hidden. */
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

/** Link targets for buttons that have a link type instead of a URL, and the paths that buttons must not link to. */
export interface ButtonTargets {
  /** Donation URL of the page; undefined if it accepts no donations. */
  donate: string | undefined
  /** URL to start a page; undefined if there is none. */
  signup: string | undefined
  /** Optional routes that the site excludes. */
  excludedRoutes: readonly OptionalRoute[]
  /** Additional path prefixes that the site does not serve. @default [] */
  missing?: readonly string[]
}

/**
 * Returns the URL of a button, or that of its link type. Returns `''` if it has neither, and undefined if the site does not
 * serve the target.
 */
export function getButtonTarget(
  { url, linkType }: Pick<Button, 'url' | 'linkType'>,
  targets: ButtonTargets,
): string | undefined {
  const href = url || (linkType === '' ? '' : getLinkTypeTarget(linkType, targets))
  if (href === undefined || isExcludedPath(href, targets.excludedRoutes)) return undefined
  return isPathBelow(href, targets.missing ?? []) ? undefined : href
}

function getLinkTypeTarget(
  linkType: Exclude<Button['linkType'], ''>,
  targets: ButtonTargets,
): string | undefined {
  return linkType === 'login' ? '?login' : targets[linkType]
}

/**
 * Converts buttons to links, without those that have no target. A login button opens the sign-in dialog. The standard button
 * `fundraisingPage` is a signup button.
 */
export function toActionViews(
  buttons: readonly Button[],
  targets: ButtonTargets,
  messages: SiteMessages,
): ActionView[] {
  return buttons.flatMap((button) => {
    const isStandard = button.linkType === '' && button.standardButton === 'fundraisingPage'
    const linkType = isStandard ? 'signup' : button.linkType
    const href = getButtonTarget({ ...button, linkType }, targets)
    if (!href) return []
    const label = button.label || messages.buttons[defaultLabels[linkType]]
    const style = buttonFromColours(button)
    const overrides = {
      ...(button.id === '' ? {} : { id: button.id }),
      ...(style === undefined ? {} : { style }),
      ...(button.block ? { wide: true } : {}),
    }
    return [
      {
        label,
        href,
        // Buttons with a custom background are always filled.
        emphasis: style === undefined ? emphasisByStyle[button.style] : 'primary',
        ...(linkType === '' ? {} : { asksFor: linkType }),
        ...(Object.keys(overrides).length === 0 ? {} : { overrides }),
      },
    ]
  })
}

const emphasisByStyle = {
  primary: 'primary',
  secondary: 'secondary',
  quiet: 'tertiary',
} as const satisfies Record<Button['style'], ActionView['emphasis']>

const defaultLabels = {
  '': 'startPage',
  signup: 'startPage',
  donate: 'donate',
  login: 'logIn',
} as const satisfies Record<Button['linkType'], keyof SiteMessages['buttons']>
