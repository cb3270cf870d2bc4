import { formatMoney } from '@milepost/measures/format'
import type { LeaderboardEntry } from '@milepost/platform'
import type { LinkCalls } from '@milepost/platform/adapter'
import { personImage } from './person-image.ts'

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
 * Puts a place into words.
 *
 * @param kind - whose pages the places lead to
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
