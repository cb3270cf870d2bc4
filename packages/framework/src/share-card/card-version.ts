import { createHash } from 'node:crypto'
import type { ShareCard } from './share-card.ts'

/** Changes when the same data is drawn otherwise than before. */
const drawing = 1

/** The name of a card's picture: another one as soon as anything that is drawn is another. */
export function cardVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('base64url')
    .slice(0, 12)
}
