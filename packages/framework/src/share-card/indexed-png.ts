// oxlint-disable-next-line typescript/triple-slash-reference -- an application that is checked with these sources has to find the declarations, too
/// <reference path="./gifenc.d.ts" />
import gifenc from 'gifenc'
import { crc32, deflateSync } from 'node:zlib'

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
  const pixels = new Uint8ClampedArray(rgba)
  const palette = gifenc.quantize(pixels, colours)
  const indices = gifenc.applyPalette(stirred(pixels, width), palette)
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
  const colourList = Uint8Array.from(palette.flatMap(([r = 0, g = 0, b = 0]) => [r, g, b]))
  return joined([
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', colourList),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

/** The thresholds of a small ordered pattern, −0.5 to 0.5. */
const pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((value) => value / 15 - 0.5)

/** How far colours are moved by the pattern: less than plain areas are from their nearest colour. */
const strength = 9

/** Moves each pixel a little, so that soft changes of colour do not end in steps. */
function stirred(rgba: Uint8ClampedArray, width: number): Uint8ClampedArray {
  return rgba.map((value, index) => {
    if (index % 4 === 3) return value
    const pixel = index >> 2
    const [x, y] = [pixel % width, Math.trunc(pixel / width)]
    return value + (pattern[(y % 4) * 4 + (x % 4)] ?? 0) * strength
  })
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
