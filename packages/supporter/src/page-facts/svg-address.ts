/** An SVG picture as an address for an image or a download. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
