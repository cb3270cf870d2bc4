import { renderSVG } from 'uqr'

/** Width of the quiet zone, in modules. */
const quietZoneModules = 4
/** Width of the logo as a fraction of the code. Level H error correction tolerates the loss of 30 % of the data. */
const logoShare = 0.24

/** A stored image with its media type. */
export interface StoredImage {
  type: string
  bytes: Uint8Array
}

/**
 * Renders a QR code with an image in its centre. The format is SVG, which can embed images of any type without decoding
 * them.
 *
 * @throws if the text is too long for a QR code
 */
export function drawBrandedQrCode(text: string, { type, bytes }: StoredImage): string {
  let size = 0
  const code = renderSVG(text, {
    border: quietZoneModules,
    ecc: 'H',
    pixelSize: 1,
    onEncoded: (encoded) => (size = encoded.size),
  })
  // Odd, like the size of the code, so that the logo covers whole modules.
  const side = Math.round(((size - 2 * quietZoneModules) * logoShare) / 2) * 2 + 1
  const start = (size - side) / 2
  const picture = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
  return code
    .replace('<svg', `<svg width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"`)
    .replace(
      '</svg>',
      `<path fill="#fff" d="M${start} ${start}h${side}v${side}h-${side}z"/>` +
        `<image x="${start + 0.5}" y="${start + 0.5}" width="${side - 1}" height="${side - 1}" href="${picture}"/></svg>`,
    )
}
