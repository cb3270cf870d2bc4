/**
 * Creates a scalable QR code as SVG: black on white, one unit per module. The encoder is loaded on first use.
 *
 * @param text - content of the code, such as a URL
 * @throws Error if the text is too long for a code (about 2,000 characters)
 */
export async function drawQrCode(text: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  // Scanners need a quiet zone of four modules.
  const svg = renderSVG(text, { ecc: 'M', border: 4, pixelSize: 1 })
  return svg.replace('<svg', '<svg shape-rendering="crispEdges"')
}

/** Returns the data URL of an SVG. */
export function toSvgDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
