import type { CardView } from '../share/card-of-page.ts'
import type { EmbedFacts } from './embed-facts.ts'
import type { EmbedShow } from './embed-options.ts'

/** The page about embedding, as its route shows it. */
export interface EmbedPageView {
  readonly facts: EmbedFacts
  /** The page that it is about: its path. */
  readonly href: string
  /** The path of this page. */
  readonly path: string
  /** What was chosen, as the query of the address. */
  readonly query: string
  /** The elements, frames and pictures that are offered. */
  readonly shows: readonly EmbedShow[]
  /** Where a page with the lines on it is, with the language before it. */
  readonly previewPath: string
  /** The whole address of the picture for streams; undefined where the site has none. */
  readonly live: string | undefined
  /** Undefined where the site draws none. */
  readonly card: CardView | undefined
}
