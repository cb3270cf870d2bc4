import type { CardFont } from './share-card.ts'

/** A font with its bytes. */
export type CardFontFile = Omit<CardFont, 'path'> & { bytes: Uint8Array }

/** What a card is drawn with, beside its data: files that the site has fetched. */
export interface CardFiles {
  fonts: readonly CardFontFile[]
  /** Undefined where there is none, or where it could not be fetched. */
  picture: Uint8Array | undefined
  logo: Uint8Array | undefined
}
