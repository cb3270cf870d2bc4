/** A product of finite numbers may still overflow: the largest number stands in for infinity. */
export function clampToFinite(value: number): number {
  return value - value === 0 ? value : value > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE
}
