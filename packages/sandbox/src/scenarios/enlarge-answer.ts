import { isCounted, uncountedKeys } from './money-keys.ts'

const names =
  /^(?:name|title|pageTitle|owner|fullName|pageOwnerName|donorDisplayName|donorMessage|message|firstName|lastName|eventName|fundraisingPageName|summary|Subtext|OwnerFullName)$/i

/** Factor for amounts, distances and counts. List pages keep their size. */
const factor = 100_000
/** Whole numbers of the graph have 32 bits. */
const largestWhole = 2_147_483_647
const paging = /page|results|hits|totalCount|^count$/i

/** An answer of a platform on which everything is far too long and far too much. */
export function enlargeAnswer(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => enlargeAnswer(item, 'item'))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        uncountedKeys.has(name) ? inner : enlargeAnswer(inner, name),
      ]),
    )
  }
  if (typeof value === 'string' && names.test(key) && value !== '') return lengthened(value)
  if (!isCounted(key) || paging.test(key)) return value
  if (Number.isInteger(value)) return Math.min(Number(value) * factor, largestWhole)
  if (typeof value === 'number') return Math.round(value * factor * 100) / 100
  if (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) {
    return (Number(value) * factor).toFixed(value.split('.')[1]?.length ?? 0)
  }
  return value
}

/** The text again and again, to 200 characters, with one word that has no break. */
function lengthened(text: string): string {
  return `${text} ${'Donaudampfschifffahrt'.repeat(3)} ${`${text} `.repeat(40)}`
    .slice(0, 200)
    .trim()
}
