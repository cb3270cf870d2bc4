/** Result of one check in one place. */
export interface Observation {
  /** The name of the check. */
  readonly check: string
  /** WCAG 2.2 success criteria of the check, such as `1.4.10`; empty for best practices. */
  readonly criteria: readonly string[]
  /** For example `tideline home at 320 px`. */
  readonly place: string
  /** One sentence for each; empty where the check passed. */
  readonly problems: readonly string[]
}
