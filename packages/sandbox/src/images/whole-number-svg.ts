/** Template tag for SVG text with whole numbers only, for drawings on a large canvas; never `NaN`. */
export function wholeNumberSvg(
  parts: TemplateStringsArray,
  ...values: (number | string)[]
): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? ''
    return text + (typeof value === 'number' ? whole(value) : value) + part
  })
}

function whole(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value) || 0) : '0'
}
