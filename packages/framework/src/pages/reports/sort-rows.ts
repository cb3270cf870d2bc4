/** The column that a table is sorted by, and the direction. */
export interface Sorting {
  key: string
  direction: 'ascending' | 'descending'
}

/** A row's values to sort by, by the key of the column. */
export type SortValues = Readonly<Record<string, string | number | undefined>>

/** The sorting after a press on a column: the same one turns round; figures begin with the largest. */
export function nextSorting(current: Sorting | undefined, key: string, isFigure: boolean): Sorting {
  if (current?.key !== key) return { key, direction: isFigure ? 'descending' : 'ascending' }
  return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** Sorts rows; what has no value comes last either way, and equals keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sorting: Sorting | undefined,
  valuesOf: (row: Row) => SortValues,
): Row[] {
  if (sorting === undefined) return [...rows]
  const sign = sorting.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valuesOf(row)[sorting.key] }))
    .toSorted((one, other) => {
      if (one.value === undefined || other.value === undefined) {
        return Number(one.value === undefined) - Number(other.value === undefined)
      }
      return sign * compare(one.value, other.value)
    })
    .map(({ row }) => row)
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), undefined, { numeric: true })
}
