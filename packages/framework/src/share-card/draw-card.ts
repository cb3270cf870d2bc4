import type { CardFiles } from './card-files.ts'
import type { ShareCard } from './share-card.ts'

/**
 * Draws a card as a PNG.
 *
 * @throws Error when it cannot be drawn, or takes too long
 */
export type DrawCard = (card: ShareCard, files: CardFiles) => Promise<Uint8Array<ArrayBuffer>>

/** What the process needs to draw share cards. */
export interface CardTools {
  readonly draw: DrawCard
  /** Reads a file of the application's own, such as a font, by its path below `/assets/`; undefined for none. */
  readonly readAsset: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}
