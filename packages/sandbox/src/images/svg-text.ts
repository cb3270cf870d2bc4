/** Template tag for SVG text: numbers with one decimal at most, and never `NaN`. */
export function svgText(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? ''
    return text + (typeof value === 'number' ? rounded(value) : value) + part
  })
}

function rounded(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 10) / 10 || 0) : '0'
}
