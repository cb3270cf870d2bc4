import type { ContentRoot } from '../content/content-root.ts'
import type { Database } from '../database/open-database.ts'
import type { RandomSource } from '../random/random-source.ts'

/** Services for every call, including all I/O. */
export interface SandboxServices {
  readonly database: Database
  /** The present moment in milliseconds. */
  readonly clock: () => number
  readonly random: RandomSource
  /** Lifetime of an access token, in ms. */
  readonly sessionMs: number
  /** Undefined when no content folder was given: every repository is then unknown. */
  readonly content: ContentRoot | undefined
  /** Origin of the built site, for redirects of `/www`. */
  readonly siteOrigin: string | undefined
  readonly log: (message: string) => void
}
