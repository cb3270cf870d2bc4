import { deflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { createCardPainter } from './create-card-painter.ts'
import { rendererProgram, rgbaPng, sampleCard, shippedFonts } from './sample-card.test-kit.ts'
import { maxCardBytes } from '../../services/share-cards.ts'

const painter = createCardPainter(rendererProgram(), shippedFonts())
const none = { fonts: [], picture: undefined, logo: undefined }
const svg = (content: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${content}</svg>`,
  )

/** The heaviest picture: no pixel is like its neighbour. */
function noise(width: number, height: number): Uint8Array<ArrayBuffer> {
  let seed = 7
  return rgbaPng({ width, height }, (_x, _y, channel) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return channel === 3 ? 255 : seed >> 16
  })
}

describe('createCardPainter', () => {
  it('renders a JPEG of 1200 × 630 pixels and at most 300 kB', async () => {
    const jpeg = await painter.draw(sampleCard(), none)
    expect(imageSize(jpeg)).toMatchObject({ type: 'jpg', width: 1200, height: 630 })
    expect(jpeg.length).toBeLessThanOrEqual(maxCardBytes)
  })

  it('renders another image for another amount, and the same for the same', async () => {
    const [one, same, other] = [
      await painter.draw(sampleCard(), none),
      await painter.draw(sampleCard(), none),
      await painter.draw(sampleCard({ amount: '£12,346' }), none),
    ]
    expect(Buffer.compare(one, same)).toBe(0)
    expect(Buffer.compare(one, other)).not.toBe(0)
  })

  it.each([
    ['of 16 bits per channel', deepPng(100, 100)],
    ['as SVG', svg('<rect width="900" height="600" fill="#00ff00"/>')],
  ])('shows the image %s', async (_, picture) => {
    const plain = await painter.draw(sampleCard(), none)
    const drawn = await painter.draw(sampleCard(), { ...none, picture })
    expect(Buffer.compare(drawn, plain)).not.toBe(0)
  })

  it.each([
    ['broken', Uint8Array.of(1, 2, 3)],
    ['cut off', noise(200, 200).subarray(0, 900)],
    ['empty', new Uint8Array()],
    ['a file of another type', new TextEncoder().encode('<html></html>')],
    // One line of zeros, packed, that says it is 60,000 × 60,000 pixels.
    ['too large when decoded', hugePng()],
    // 72 MB decoded, from a file of a few kilobytes.
    ['of 9 megapixels with 16 bits per channel', deepPng(3000, 3000)],
  ])('omits an image that is %s', async (_, picture) => {
    const plain = await painter.draw(sampleCard(), none)
    const drawn = await painter.draw(sampleCard(), { ...none, picture, logo: picture })
    expect(Buffer.compare(drawn, plain)).toBe(0)
  })

  it('omits a font that cannot be read', async () => {
    const font = { family: 'Broken', weight: 700, ranges: [], bytes: Uint8Array.of(1, 2, 3) }
    const jpeg = await painter.draw(sampleCard(), { ...none, fonts: [font] })
    expect(imageSize(jpeg)).toMatchObject({ width: 1200 })
  })

  it('requests nothing that an image refers to', async () => {
    const asking = svg('<image href="http://intranet.example/secret.png" width="9" height="9"/>')
    const jpeg = await painter.draw(sampleCard(), { ...none, picture: asking })
    expect(imageSize(jpeg)).toMatchObject({ width: 1200 })
  })
})

/** A transparent PNG with 16 bits per channel. */
function deepPng(width: number, height: number): Uint8Array {
  return rgbaPng({ width, height, depth: 16 })
}

function hugePng(): Uint8Array {
  const small = noise(2, 2)
  const view = new DataView(small.buffer)
  view.setUint32(16, 60_000)
  view.setUint32(20, 60_000)
  return Uint8Array.from([...small, ...deflateSync(new Uint8Array(10))])
}
