import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Pixels per module. */
const pixelsPerModule = 8
/** Width of the quiet zone, in modules. */
const quietZoneModules = 4

/**
 * Renders a QR code as a black-and-white PNG with one bit per pixel.
 *
 * @param withLogo - whether a logo will cover the centre, which requires a higher level of error correction
 * @throws if the text is too long for a QR code
 */
export function drawQrCode(text: string, withLogo = false): Uint8Array<ArrayBuffer> {
  const { data } = encode(text, { border: quietZoneModules, ecc: withLogo ? 'H' : 'M' })
  const size = data.length * pixelsPerModule
  const rowBytes = Math.ceil(size / 8)
  // Each row starts with its filter type. 0 is no filter.
  const pixels = Buffer.alloc((rowBytes + 1) * size, 0)
  for (let y = 0; y < size; y++) {
    const start = y * (rowBytes + 1) + 1
    for (let x = 0; x < size; x++) {
      const dark = data[Math.floor(y / pixelsPerModule)]?.[Math.floor(x / pixelsPerModule)] ?? false
      if (!dark) pixels[start + (x >> 3)] = (pixels[start + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Bit depth 1, greyscale, deflate, adaptive filtering, no interlacing.
  header.set([1, 0, 0, 0, 0], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      createPngChunk('IHDR', header),
      createPngChunk('IDAT', deflateSync(pixels)),
      createPngChunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function createPngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
