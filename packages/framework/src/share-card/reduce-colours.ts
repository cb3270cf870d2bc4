/** A picture in few colours. */
export interface ReducedPicture {
  /** Each as red, green and blue, 0 to 255. */
  palette: readonly (readonly [number, number, number])[]
  /** The index of each pixel's colour in the palette. */
  indices: Uint8Array
}

type Colour = readonly [number, number, number]

/** A colour in so many of the whole picture's pixels is plain: it is kept as it is. */
const plainShare = 0.004
const mostPlain = 24

/** The thresholds of a small ordered pattern, −0.5 to 0.5. */
const pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((at) => at / 15 - 0.5)

/** How far colours are moved by the pattern, so that soft changes do not end in steps. */
const strength = 9

/**
 * Finds the colours that are closest to those of a picture: those of its plain areas as they are, and for the rest the
 * middle of boxes that have equally much (median cut).
 *
 * @param rgba - four bytes for each pixel, row by row; what shines through counts as opaque
 * @param most - how many colours, 2 to 256
 */
export function reduceColours(
  rgba: Uint8Array,
  { width, most }: { width: number; most: number },
): ReducedPicture {
  const pixels = rgba.length / 4
  const plain = plainColours(rgba, Math.min(mostPlain, most >> 1))
  const bins = countBins(rgba, plain)
  const palette: Colour[] = [...plain.keys()].map(toColour)
  palette.push(...middles(bins, most - palette.length))
  const nearest = createNearest(palette)
  const indices = new Uint8Array(pixels)
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = pixel * 4
    const [red, green, blue] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
    const known = plain.get(keyOf(red, green, blue))
    const moved =
      (pattern[(Math.trunc(pixel / width) % 4) * 4 + ((pixel % width) % 4)] ?? 0) * strength
    indices[pixel] = known ?? nearest(red + moved, green + moved, blue + moved)
  }
  return { palette, indices }
}

function keyOf(red: number, green: number, blue: number): number {
  return (red << 16) | (green << 8) | blue
}

function toColour(key: number): Colour {
  return [key >> 16, (key >> 8) & 255, key & 255]
}

/** Nearly one colour: five bits of red, of green and of blue. */
const binCount = 32 * 32 * 32

function binOf(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
}

/** The colours of plain areas, each with its place in the palette. */
function plainColours(rgba: Uint8Array, most: number): Map<number, number> {
  const enough = (rgba.length / 4) * plainShare
  const near = new Uint32Array(binCount)
  for (let at = 0; at < rgba.length; at += 4) {
    const bin = binOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
    near[bin] = (near[bin] ?? 0) + 1
  }
  const counts = new Map<number, number>()
  for (let at = 0; at < rgba.length; at += 4) {
    const [red, green, blue] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
    // Of too few that are nearly like it, none can be plain: most colours of a photograph are never counted.
    if ((near[binOf(red, green, blue)] ?? 0) < enough) continue
    const key = keyOf(red, green, blue)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const found = [...counts]
    .filter(([, count]) => count >= enough)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
  return new Map(found.map(([key], index) => [key, index]))
}

/** Pixels of nearly one colour: their sums, and how many they are. */
interface Bin {
  count: number
  sums: [number, number, number]
}

function countBins(rgba: Uint8Array, plain: ReadonlyMap<number, number>): Bin[] {
  const bins: (Bin | undefined)[] = Array.from({ length: binCount })
  for (let at = 0; at < rgba.length; at += 4) {
    const [red, green, blue] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
    if (plain.has(keyOf(red, green, blue))) continue
    const place = binOf(red, green, blue)
    const bin = bins[place]
    if (bin === undefined) bins[place] = { count: 1, sums: [red, green, blue] }
    else {
      bin.count += 1
      bin.sums[0] += red
      bin.sums[1] += green
      bin.sums[2] += blue
    }
  }
  return bins.filter((bin) => bin !== undefined)
}

interface Box {
  bins: Bin[]
  count: number
  /** The part of the colour that differs most in it, and by how much. */
  widest: 0 | 1 | 2
  range: number
}

function toBox(bins: Bin[]): Box {
  const ranges = ([0, 1, 2] as const).map((part) => {
    let [least, most] = [255, 0]
    for (const { sums, count } of bins) {
      const value = sums[part] / count
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
    return { part, range: most - least }
  })
  const widest = ranges.reduce((one, other) => (other.range > one.range ? other : one))
  return {
    bins,
    count: bins.reduce((sum, { count }) => sum + count, 0),
    widest: widest.part,
    range: widest.range,
  }
}

/** The middle colours of so many boxes at most. */
function middles(bins: Bin[], most: number): Colour[] {
  if (bins.length === 0 || most < 1) return []
  const boxes = [toBox(bins)]
  while (boxes.length < most) {
    const next = boxes.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
    if (next.bins.length < 2) break
    boxes.splice(boxes.indexOf(next), 1, ...halves(next))
  }
  return boxes.map((box) => {
    const total = box.bins.reduce(
      (sum, { sums }) => [sum[0] + sums[0], sum[1] + sums[1], sum[2] + sums[2]] as const,
      [0, 0, 0] as Colour,
    )
    const [red, green, blue] = total.map((sum) => Math.round(sum / box.count))
    return [red ?? 0, green ?? 0, blue ?? 0]
  })
}

/** How much better the picture becomes if a box of colours is divided. */
function weightOf({ bins, count, range }: Box): number {
  return bins.length < 2 ? -1 : range * Math.sqrt(count)
}

function halves({ bins, count, widest }: Box): [Box, Box] {
  const sorted = bins.toSorted((a, b) => a.sums[widest] / a.count - b.sums[widest] / b.count)
  let [seen, at] = [0, 0]
  while (at < sorted.length - 1 && seen < count / 2) {
    seen += sorted[at]?.count ?? 0
    at += 1
  }
  const cut = Math.max(1, at)
  return [toBox(sorted.slice(0, cut)), toBox(sorted.slice(cut))]
}

/** Finds the place of the palette's nearest colour; what was found is remembered. */
function createNearest(
  palette: readonly Colour[],
): (red: number, green: number, blue: number) => number {
  const known = new Int16Array(64 * 64 * 64).fill(-1)
  const [reds, greens, blues] = ([0, 1, 2] as const).map((part) =>
    Float64Array.from(palette, (colour) => colour[part]),
  ) as [Float64Array, Float64Array, Float64Array]
  const part = (value: number) => Math.max(0, Math.min(63, Math.round(value) >> 2))
  return (red, green, blue) => {
    const place = (part(red) << 12) | (part(green) << 6) | part(blue)
    const remembered = known[place] ?? -1
    if (remembered >= 0) return remembered
    let [best, least] = [0, Number.POSITIVE_INFINITY]
    for (let index = 0; index < palette.length; index += 1) {
      const r = (reds[index] ?? 0) - red
      const g = (greens[index] ?? 0) - green
      const b = (blues[index] ?? 0) - blue
      // The eye sees green best and blue least.
      const distance = 3 * r * r + 6 * g * g + b * b
      if (distance < least) {
        best = index
        least = distance
      }
    }
    known[place] = best
    return best
  }
}
