import { upperText } from './upper-text.ts'

// The digits of Unicode CLDR, as in Intl of Node, and not those of ISO 4217: ISO still has two for the forint, whose fillér was
// withdrawn in 1999. A table, because browsers differ (Firefox follows ISO), and the site, its server and the elements on other
// pages must agree.
const withoutMinorUnits =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const withThousandths = 'BHD JOD KWD LYD OMR TND'

/**
 * Number of decimal digits of a currency's minor unit: 2 for pounds, 0 for yen, 3 for Kuwaiti dinars.
 *
 * @param currency - a currency code in either case
 * @returns 2 for an unknown currency
 */
export function minorDigits(currency: string): 0 | 2 | 3 {
  const code = upperText(currency)
  if (!/^[A-Z]{3}$/.test(code)) return 2
  if (withoutMinorUnits.includes(code)) return 0
  return withThousandths.includes(code) ? 3 : 2
}
