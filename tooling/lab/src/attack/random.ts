/** Repeatable randomness: the same seed gives the same requests. */
export interface Random {
  /** An integer from 0 to below `limit`. */
  readonly below: (limit: number) => number
  readonly pick: (list: readonly string[]) => string
  readonly word: (length: number) => string
}

/** Creates randomness from a seed by the mulberry generator. */
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
    pick: (list) => list[below(list.length)] ?? '',
    word: (length) => Array.from({ length }, () => below(36).toString(36)).join(''),
  }
}
