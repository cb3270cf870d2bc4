import type { Colour } from './readable-colours.ts'

/**
 * Reads a colour such as `#0b57d0`. Others, such as `teal`, would have to be drawn to be known, which browsers that hide
 * their readers answer with noise.
 *
 * @returns undefined for whatever is none
 */
export function parseColour(value: string): Colour | undefined {
  if (!/^#[\da-f]{6}$/i.test(value)) return undefined
  const channel = (at: number) => Number.parseInt(value.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}
