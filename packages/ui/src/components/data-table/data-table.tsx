'use client'

import { useState } from 'react'
import { Table, type TableColumn, type TableProps, type TableRow } from '../table/table.tsx'
import { sortRows, type Sorting, type SortValue } from './sort-rows.ts'

/** One column of a table that can be sorted. */
export interface DataColumn extends Pick<TableColumn, 'key' | 'align'> {
  label: string
  /** Whether a press on the head sorts by it. @default true */
  sortable?: boolean | undefined
}

/** One row; `values` are sorted by where the cell is no plain text or number. */
export interface DataRow extends TableRow {
  values?: Readonly<Record<string, SortValue>> | undefined
}

export interface DataTableProps extends Omit<TableProps, 'columns' | 'rows'> {
  columns: readonly DataColumn[]
  rows: readonly DataRow[]
  /** How the rows are sorted at first; without it, as they come. */
  sorting?: Sorting | undefined
  /** Whose alphabet, such as `en-GB`; the reader's own unless given. */
  locale?: string | undefined
}

/**
 * A table whose columns sort in the browser: rising, falling, and back. Prints whole, with its head on
 * every sheet. Renders what `Table` renders.
 */
export function DataTable({ columns, rows, sorting, locale, ...rest }: DataTableProps) {
  const [sorted, setSorted] = useState(sorting)
  const shown =
    sorted === undefined
      ? rows
      : sortRows(rows, sorted.direction, (row) => valueIn(row, sorted.key), locale)
  return (
    <Table
      {...rest}
      rows={shown}
      columns={columns.map(({ sortable = true, ...column }) => ({
        ...column,
        sorted: sorted?.key === column.key ? sorted.direction : undefined,
        onSort: sortable ? () => setSorted(nextSorting(sorted, column.key)) : undefined,
      }))}
    />
  )
}

function valueIn(row: DataRow, key: string): SortValue {
  if (row.values !== undefined && Object.hasOwn(row.values, key)) return row.values[key]
  const cell = row.cells[key]
  return typeof cell === 'string' || typeof cell === 'number' ? cell : undefined
}

function nextSorting(sorted: Sorting | undefined, key: string): Sorting {
  const falls = sorted?.key === key && sorted.direction === 'ascending'
  return { key, direction: falls ? 'descending' : 'ascending' }
}
