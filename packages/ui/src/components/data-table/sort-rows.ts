/** What a row is sorted by in one column. */
export type SortValue = string | number | null | undefined

/** Which column rows are sorted by, and which way. */
export interface Sorting {
  key: string
  direction: 'ascending' | 'descending'
}

/**
 * Sorts rows by one column, without touching the list it is given. Equal rows keep their order; rows
 * without a value come last, whichever way.
 *
 * @param valueOf - what a row is sorted by; text is compared as people read it, figures in it included
 */
export function sortRows<Row>(
  rows: readonly Row[],
  direction: Sorting['direction'],
  valueOf: (row: Row) => SortValue,
  locale?: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    const missing = Number(isMissing(a)) - Number(isMissing(b))
    if (missing !== 0 || isMissing(a) || isMissing(b)) return missing
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * collator.compare(String(a), String(b))
  })
}

function isMissing(value: SortValue): value is null | undefined {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}
