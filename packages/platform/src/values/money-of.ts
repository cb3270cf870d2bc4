/**
 * Amounts of an entity in whole minor units, and the one currency of all of them: what is in major
 * units under the specification's names, made once where the answer is read.
 */
export type MoneyOf<Amount extends string> = Readonly<Record<`${Amount}Minor`, number>> & {
  /** The currency's code in upper case; undefined if the platform does not say. */
  readonly currency: string | undefined
}
