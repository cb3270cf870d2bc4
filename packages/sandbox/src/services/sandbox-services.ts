import type { ContentRoot } from '../content/content-root.ts'
import type { Database } from '../database/open-database.ts'
import type { RandomSource } from '../random/random-source.ts'

/** What every call may use; all that touches the outside arrives here. */
export interface SandboxServices {
  readonly database: Database
  /** The present moment in milliseconds. */
  readonly clock: () => number
  readonly random: RandomSource
  /** How long an access token lasts, in milliseconds. */
  readonly sessionMs: number
  /** Undefined when no content folder was given: every repository is then unknown. */
  readonly content: ContentRoot | undefined
  /** Where the built site is, for the redirects of `/www`. */
  readonly siteOrigin: string | undefined
  readonly log: (message: string) => void
}
