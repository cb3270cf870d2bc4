import { renderSVG } from 'uqr'

/** The white frame that readers need, in modules. */
const border = 4
/** Width of the logo relative to the code. Error correction tolerates a third of the area. */
const share = 0.24

/** A picture in the form it was kept in. */
export interface StoredPicture {
  type: string
  bytes: Uint8Array
}

/**
 * Draws a QR code with a picture in its middle as an SVG, which can contain a picture of any kind without
 * decoding it.
 *
 * @throws when the text is too long for a code
 */
export function drawBrandedQrCode(text: string, { type, bytes }: StoredPicture): string {
  let size = 0
  const code = renderSVG(text, {
    border,
    ecc: 'H',
    pixelSize: 1,
    onEncoded: (encoded) => (size = encoded.size),
  })
  // As odd as the code itself, so that it covers whole modules.
  const side = Math.round(((size - 2 * border) * share) / 2) * 2 + 1
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
