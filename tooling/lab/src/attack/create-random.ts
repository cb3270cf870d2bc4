/** Chance that repeats itself: the same seed gives the same run. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number
  readonly pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T
  /** Letters and figures. */
  readonly word: (length: number) => string
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Creates chance from a seed (the mulberry generator: 32 bits of state are plenty for a list of requests).
 *
 * @param seed - any whole number
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => {
      const index = below(list.length)
      if (index >= list.length) throw new Error('Nothing to pick from.')
      return list[index] as (typeof list)[number]
    },
    word: (length) => Array.from({ length }, () => letters[below(letters.length)]).join(''),
  }
}
