/** What one check saw in one place. */
export interface Observation {
  /** The name of the check. */
  readonly check: string
  /** The success criteria of WCAG 2.2 that it speaks of, such as `1.4.10`; empty for what goes beyond them. */
  readonly criteria: readonly string[]
  /** Such as `tideline home at 320 px`. */
  readonly place: string
  /** One sentence for each; empty where the check passed. */
  readonly problems: readonly string[]
}
