/**
 * Draws a QR code as the text of an SVG image: black on white, one module per unit, to be scaled to any size.
 *
 * The encoder is loaded when the first code is drawn.
 *
 * @param text - content of the code, such as a URL
 * @throws Error when the text is longer than a code can carry, some 2,000 characters
 */
export async function drawQrCode(text: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  // Scanners need a quiet zone of four modules.
  const svg = renderSVG(text, { ecc: 'M', border: 4, pixelSize: 1 })
  return svg.replace('<svg', '<svg shape-rendering="crispEdges"')
}
