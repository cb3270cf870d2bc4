/** What `npm run a11y:report -- --keep` found of the product. Written by it: do not edit. */
export const conformance: Conformance = {
  version: '0.0.0',
  day: '2026-11-23',
  all: 55,
  met: 0,
  partly: [],
  failed: [],
  open: [],
  notTried: [],
}

/** How far the product meets WCAG 2.2 at the levels A and AA. Criteria as the guidelines write them, in English. */
export interface Conformance {
  /** Of the product. */
  readonly version: string
  /** The day of the run, such as `2026-11-23`. */
  readonly day: string
  readonly all: number
  /** How many are supported, or speak of something that the product does not have. */
  readonly met: number
  readonly partly: readonly string[]
  readonly failed: readonly string[]
  readonly open: readonly string[]
  /** Sentences in English. */
  readonly notTried: readonly string[]
}
