/** One value of a chart. */
export interface ChartPoint {
  /** The label of a value, such as "3 June". */
  label: string
  /** How much; what is no number counts as nothing. */
  value: number
  /** The formatted value, such as "£1,250". */
  text: string
}

/** The value of a point, or nothing where it is no number. */
export function amountOf(point: ChartPoint): number {
  return Number.isFinite(point.value) ? point.value : 0
}
