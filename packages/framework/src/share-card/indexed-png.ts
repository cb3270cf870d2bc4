import { crc32, deflateSync } from 'node:zlib'
import { reduceColours } from './reduce-colours.ts'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/**
 * Writes a picture as a PNG of few colours: photographs weigh half as much so.
 *
 * @param rgba - four bytes for each pixel, row by row; what shines through counts as opaque
 * @param colours - how many at most, up to 256
 */
export function indexedPng(
  rgba: Uint8Array,
  { width, height, colours }: { width: number; height: number; colours: number },
): Uint8Array<ArrayBuffer> {
  const { palette, indices } = reduceColours(rgba, { width, most: colours })
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row += 1) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  // Eight bits for each pixel, which are a place in the list of colours.
  header.setUint8(8, 8)
  header.setUint8(9, 3)
  const colourList = Uint8Array.from(palette.flat())
  return joined([
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', colourList),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const checked = joined([new TextEncoder().encode(name), content])
  const [length, sum] = [new DataView(new ArrayBuffer(4)), new DataView(new ArrayBuffer(4))]
  length.setUint32(0, content.length)
  sum.setUint32(0, crc32(checked))
  return joined([new Uint8Array(length.buffer), checked, new Uint8Array(sum.buffer)])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
