/** A product of finite numbers may still overflow: the largest number replaces infinity. */
export function clampToFinite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE)
}
