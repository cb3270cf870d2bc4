/** A percentage that can be drawn: 0 to 100, and 0 for whatever is no number. */
export function drawablePercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0
}
