/** Deterministic random number generator: the same key yields the same sequence on every machine. */
export interface SeededRandom {
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** Random integer from `minimum` to `maximum`, inclusive. */
  whole(minimum: number, maximum: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Picks an item with a probability proportional to its weight. */
  weighted<Item>(rows: readonly (readonly [Item, number])[]): Item
  /** Approximately normally distributed number, with mean 0 and standard deviation 1. */
  normal(): number
  /** Random version 4 GUID. */
  guid(): string
}

/**
 * Creates a generator seeded by a key such as `20260601/tideline/page/17`. Generators with different keys are
 * independent, so that page 17 is the same regardless of the world's size.
 */
export function createSeededRandom(key: string): SeededRandom {
  const bits = sfc32(key)
  const next = () => bits() / 4_294_967_296

  return {
    next,
    whole: (minimum, maximum) => minimum + Math.floor(next() * (maximum - minimum + 1)),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    weighted(rows) {
      const total = rows.reduce((sum, [, weight]) => sum + weight, 0)
      let rest = next() * total
      for (const [item, weight] of rows) {
        rest -= weight
        if (rest < 0) return item
      }
      const last = rows.at(-1)
      if (last === undefined) throw new RangeError('Nothing to pick from')
      return last[0]
    },
    normal() {
      let sum = -6
      for (let i = 0; i < 12; i++) sum += next()
      return sum
    },
    guid() {
      const hex = [bits(), bits(), bits(), bits()]
        .map((part) => part.toString(16).padStart(8, '0'))
        .join('')
      const variant = '89ab'.charAt(bits() & 3)
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}

/** sfc32, the Small Fast Counter generator by Chris Doty-Humphrey, seeded by a string hash. */
function sfc32(key: string): () => number {
  let [a, b, c, counter] = hashKey(key)
  function bits(): number {
    const result = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + result
    c |= 0
    return result >>> 0
  }
  for (let i = 0; i < 12; i++) bits()
  return bits
}

/** cyrb128: hashes a string to four 32-bit integers. */
function hashKey(key: string): [number, number, number, number] {
  let h1 = 1779033703
  let h2 = 3144134277
  let h3 = 1013904242
  let h4 = 2773480762
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  return [h1 | 0, h2 | 0, h3 | 0, h4 | 0]
}
