/** Paper sizes of posters, portrait. The `paper` parameter of a poster's URL selects one. */
export const paperSizes = {
  a4: { widthMm: 210, heightMm: 297 },
  a5: { widthMm: 148, heightMm: 210 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
} as const

export type PaperSize = keyof typeof paperSizes

export const paperNames = Object.keys(paperSizes) as readonly PaperSize[]

const letterCountries = ['us', 'ca', 'mx', 'ph']

/** Returns the requested paper size if it exists, otherwise the usual size in the country (ISO 3166-1 alpha-2). */
export function paperFor(requested: string | null, country: string): PaperSize {
  const usual = letterCountries.includes(country.toLowerCase()) ? 'letter' : 'a4'
  return paperNames.find((name) => name === requested) ?? usual
}
