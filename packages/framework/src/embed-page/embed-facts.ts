import type { EmbeddedPart } from '../embed/read-embedded.ts'

/** What a page of another site needs to know to show something of the site. Addresses are whole. */
export interface EmbedFacts {
  readonly wanted: EmbeddedPart
  /** Its name, as its owner typed it. Escape it. */
  readonly name: string
  /** The page that it is the total of. */
  readonly url: string
  /** Where it is given; the page itself where nothing can be given. */
  readonly donateUrl: string
  /** What the button to give says. */
  readonly donate: string
  /** The site in the language that is read. */
  readonly source: string
  /** Where the site's modules, pictures and frames come from. */
  readonly origin: string
  /** The amount in words, for who does not see the picture. */
  readonly summary: string
}
