/** How a total adds up, in words. */
export interface AddsUpView {
  /** The words to press. They give the time of the figures if these are older than a minute. */
  title: string
  /** The parts and their sum, what is left out and why, and when it was true. */
  lines: string[]
}
