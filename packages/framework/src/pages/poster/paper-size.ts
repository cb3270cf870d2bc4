/** Paper sizes of posters, in portrait format. */
export const paperSizes = {
  a4: { widthMm: 210, heightMm: 297 },
  a5: { widthMm: 148, heightMm: 210 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
} as const

export const paperNames = Object.keys(paperSizes) as readonly (keyof typeof paperSizes)[]

/** Returns the requested paper size if it is supported, otherwise the standard size of the country (ISO 3166-1 alpha-2). */
export function getPaperSize(requested: string | null, country: string) {
  const usual = /^(?:us|ca|mx|ph)$/i.test(country) ? 'letter' : 'a4'
  return paperNames.find((name) => name === requested) ?? usual
}
