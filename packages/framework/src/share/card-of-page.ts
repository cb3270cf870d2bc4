import { siteAddress } from '../services/site-address.ts'
import type { Services } from '../services/services.ts'
import { cardSize, cardVersion, type ShareCard } from '../share-card/share-card.ts'

/** The share card of one page. */
export interface CardOfPage {
  /** The part of a card's address after `/share-card/`, such as `page/maya-walks`. */
  subject: string
  card: ShareCard
}

/** What the head of a page says of its share card. */
export interface CardView {
  /** The whole address of the picture. */
  src: string
  width: number
  height: number
  /** A description of the picture, for people who cannot see it. */
  alt: string
}

/** Where the picture of a card is on the site: another place whenever something else is drawn. */
export function cardPath({ subject, card }: CardOfPage): string {
  return `/share-card/${subject}/${cardVersion(card)}.jpg`
}

/** The card as the head of its page names it; undefined where the site draws none. */
export function toCardView(
  services: Pick<Services, 'environment' | 'language' | 'shareCards'>,
  page: CardOfPage | undefined,
): CardView | undefined {
  if (services.shareCards === undefined || page === undefined) return undefined
  const { title, amount, ofTarget, isBeforeFirst } = page.card
  const words = [amount, ofTarget].filter((text) => text !== '')
  return {
    src: siteAddress(services, cardPath(page)),
    ...cardSize,
    alt: `${title}: ${words.join(isBeforeFirst ? '. ' : ' ')}`,
  }
}
