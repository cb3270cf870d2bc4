import type { CardFiles } from './card-files.ts'
import type { ShareCard } from './share-card.ts'

/**
 * Draws a card as a PNG.
 *
 * @throws Error when it cannot be drawn, or takes too long
 */
export type DrawCard = (card: ShareCard, files: CardFiles) => Promise<Uint8Array<ArrayBuffer>>
