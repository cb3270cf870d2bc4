/** How a total adds up, in words. */
export interface AddsUpView {
  /** What opens it; it says when the figures are from as soon as they are older than a minute. */
  title: string
  /** The parts and their sum, what is left out and why, and when it was true. */
  lines: string[]
}
