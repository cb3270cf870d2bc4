const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Random letters and digits. @param random - a number from 0 up to 1 */
export function randomText(random: () => number, length: number, base: 16 | 36 = 36): string {
  return Array.from({ length }, () => digits.charAt(Math.floor(random() * base))).join('')
}

/** A random id in the form of a guid. */
export function randomGuid(random: () => number): string {
  const hex = randomText(random, 32, 16)
  const variant = digits.charAt(8 + Math.floor(random() * 4))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
