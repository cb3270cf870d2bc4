import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { initSync, Renderer } from '@takumi-rs/wasm'
import { fallbackFamily } from './card-nodes.ts'
import { fallbackFonts } from '../../services/drawable-text.ts'
import type { CardTypography, ShareCard } from '../../services/share-cards.ts'

export function rendererProgram(): Uint8Array<ArrayBuffer> {
  const file = fileURLToPath(import.meta.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm'))
  return new Uint8Array(readFileSync(file))
}

export function shippedFonts() {
  return fallbackFonts.map(({ file, ranges }) => ({
    weight: 600,
    ranges,
    bytes: new Uint8Array(readFileSync(new URL(`../../../fonts/${file}`, import.meta.url))),
  }))
}

/** Creates a renderer with the bundled fonts, for measuring texts. */
export async function createMeasure(): Promise<Renderer> {
  initSync({ module: rendererProgram() })
  const renderer = new Renderer()
  for (const { bytes, ranges, weight } of shippedFonts()) {
    // oxlint-disable-next-line no-await-in-loop -- the order determines which font is used for a character
    await renderer.registerFont({
      name: fallbackFamily,
      weight,
      data: bytes,
      unicodeRange: ranges.map(([first, end]): [number, number] => [first, end]),
    })
  }
  return renderer
}

const type: CardTypography = {
  families: [],
  weight: 600,
  isUppercase: false,
  spacing: '0em',
  lineHeight: 1.14,
  scale: 1,
}

/** Creates a card with default contents, except for `changes`. */
export function sampleCard(changes: Partial<ShareCard> = {}): ShareCard {
  return {
    language: 'en-GB',
    isRightToLeft: false,
    title: 'Maya walks the North Sea coast',
    kicker: 'Walk the Tideline',
    isBeforeFirst: false,
    amount: '£12,345',
    ofTarget: 'raised of £50,000',
    barPercent: 25,
    notes: ['25% of the target', '312 donations'],
    picture: undefined,
    logo: undefined,
    style: {
      ground: '#0b3c49',
      text: '#ffffff',
      mutedText: '#c8d3d5',
      accentText: '#ff9a7a',
      bar: '#e4572e',
      edge: 'wave',
      pattern: 'waves',
      patternOpacity: 0.07,
      radius: 12,
      head: type,
      body: { ...type, lineHeight: 1.25 },
      fonts: [],
    },
    ...changes,
  }
}

/**
 * Encodes a PNG with four channels per pixel.
 *
 * @param valueAt - returns the value of a byte. At a depth of 16, a channel has two bytes. @default 0
 */
export function rgbaPng(
  { width, height, depth = 8 }: { width: number; height: number; depth?: 8 | 16 },
  valueAt?: (x: number, y: number, channel: number) => number,
): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, 6], 8)
  const perPixel = depth / 2
  const perRow = width * perPixel + 1
  const rows = new Uint8Array(height * perRow)
  if (valueAt !== undefined) {
    for (let y = 0; y < height; y += 1) {
      for (let at = 0; at < perRow - 1; at += 1) {
        rows[y * perRow + at + 1] = valueAt(Math.floor(at / perPixel), y, at % perPixel)
      }
    }
  }
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.of()),
    ]),
  )
}
