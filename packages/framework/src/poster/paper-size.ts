/** The paper sizes of posters: portrait, in millimetres. The address of a poster names one. */
export const paperSizes = {
  a4: { widthMm: 210, heightMm: 297 },
  a5: { widthMm: 148, heightMm: 210 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
} as const

export type PaperSize = keyof typeof paperSizes

export const paperNames = Object.keys(paperSizes) as readonly PaperSize[]

/** Where printers use paper of their own size. */
const letterCountries = ['us', 'ca', 'mx', 'ph']

/**
 * The paper that an address asks for; anything else gives what is usual in the country.
 *
 * @param country - ISO 3166-1 alpha-2
 */
export function paperOf(asked: string | null, country: string): PaperSize {
  const usual = letterCountries.includes(country.toLowerCase()) ? 'letter' : 'a4'
  return paperNames.find((name) => name === asked) ?? usual
}
