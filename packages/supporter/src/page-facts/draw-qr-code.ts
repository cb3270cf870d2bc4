/** Cameras want this many empty squares around a code. */
const quietSquares = 4

/**
 * Draws a code to scan, as the text of an SVG picture: black on white, one square a unit, to be scaled to any size.
 *
 * The encoder comes when the first code is drawn.
 *
 * @param text - what the code says, such as an address
 * @throws Error when the text is longer than a code can carry, some 2,000 characters
 */
export async function drawQrCode(text: string): Promise<string> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: quietSquares })
  const rows = data.map((row, y) => rowPath(row, y)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows}"/></svg>`
}

/** The dark squares of a row, those beside each other as one. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    const width = x - start + 1
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
