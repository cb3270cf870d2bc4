/** A total that can say where it comes from. */
export interface ExplainedTotal<Code extends string = string> {
  /** The currency code in upper case. */
  readonly currency: Code
  /** What is shown: online and offline together. */
  readonly totalMinor: number
  readonly onlineMinor: number
  readonly offlineMinor: number
  /** Known, but left out of the total: offline gifts a site does not count, excluded teams. */
  readonly excludedMinor: number
  /** What the server's own total exceeds the parts by; 0 when it stated none. */
  readonly differenceMinor: number
  /** When the parts were true, in ISO 8601; undefined when that is not known. */
  readonly asOf: string | undefined
}
