import type { NumberPattern } from './pattern-of.ts'

/**
 * Writes a whole number of 10^-decimals as grouped digits: 123450 with 2 decimals is 1,234.50.
 *
 * @param whole - not negative
 */
export function groupDigits(whole: number, decimals: number, pattern: NumberPattern): string {
  const digits = String(whole).padStart(decimals + 1, '0')
  const end = digits.length - decimals
  let text = digits.slice(0, end % 3 || 3)
  for (let at = end % 3 || 3; at < end; at += 3) text += pattern.group + digits.slice(at, at + 3)
  return decimals === 0 ? text : text + pattern.point + digits.slice(end)
}
