import { rgbaPng } from '@milepost/framework/src/elsewhere/share-card/sample-card.test-kit.ts'

const side = 640

/** Pictures of people are on cards: one like a photograph, and one that is heavier than any. */
export const randomPictures: Readonly<Record<'photograph' | 'noise', Uint8Array>> = {
  // Soft light and dark of several sizes, with grain.
  photograph: drawn((random) => {
    const layers = [160, 64, 24].map((size) => ({ size, at: grid(random, size) }))
    return (x, y, channel) => {
      const light = layers.reduce((sum, { size, at }) => sum + at(x / size, y / size + channel), 0)
      return 40 + light * 55 + random() * 8
    }
  }),
  // No pixel is like its neighbour.
  noise: drawn((random) => () => random() * 255),
}

type Random = () => number

/** Draws a square picture, pixel by pixel. */
function drawn(
  make: (random: Random) => (x: number, y: number, channel: number) => number,
): Uint8Array {
  const valueAt = make(createChance())
  return rgbaPng({ width: side, height: side }, (x, y, channel) =>
    channel === 3 ? 255 : valueAt(x, y, channel),
  )
}

function createChance(): Random {
  let seed = 7
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
}

/** Random values at whole places, and soft ways between them. */
function grid(random: Random, size: number): (x: number, y: number) => number {
  const width = Math.ceil(side / size) + 4
  const values = Array.from({ length: width * width }, random)
  const value = (x: number, y: number) => values[y * width + x] ?? 0
  const soft = (from: number, to: number, share: number) =>
    from + (to - from) * share * share * (3 - 2 * share)
  return (x, y) => {
    const [left, top] = [Math.trunc(x), Math.trunc(y)]
    const row = (at: number) => soft(value(left, at), value(left + 1, at), x - left)
    return soft(row(top), row(top + 1), y - top)
  }
}
