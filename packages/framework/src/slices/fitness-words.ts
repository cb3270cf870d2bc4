import type { FitnessFigures } from '../view-models/section-view.ts'

/** The words beside the drawn way: the total, the same in miles, and how often the way was gone. */
export function fitnessWords(
  { total, also, count, percent, laps }: FitnessFigures,
  lengthLabel: string,
): { value: string; label: string; percent: number; along: string } {
  return {
    value: total,
    label: also === undefined ? `in ${count} activities` : `or ${also}, in ${count} activities`,
    percent,
    along:
      laps > 0
        ? `${laps.toLocaleString('en')} × ${lengthLabel}, and on the way again`
        : lengthLabel,
  }
}
