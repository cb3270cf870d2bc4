import type { ContentRoot } from '../content/content-root.ts'
import type { Database } from '../database/open-database.ts'
import type { RandomSource } from '../random/random-source.ts'

/** Services available to all calls, including all I/O. */
export interface SandboxServices {
  readonly database: Database
  /** Returns the current time, in ms. */
  readonly clock: () => number
  readonly random: RandomSource
  /** Lifetime of an access token, in ms. */
  readonly sessionMs: number
  /** CMS content. Undefined without a content folder: all repositories are then unknown. */
  readonly content: ContentRoot | undefined
  /** Origin of the built site, which `/www` redirects to. */
  readonly siteOrigin: string | undefined
  readonly log: (message: string) => void
}
