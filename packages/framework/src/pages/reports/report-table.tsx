import { formatNumber } from '@milepost/measures/format'
import { Button, ButtonGroup, Link, Table } from '@milepost/ui'
import { type ReactNode, useState } from 'react'
import { fillCount, fillMessage } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'

/** The column that a table is sorted by, and the direction. */
interface Sorting {
  key: string
  direction: 'ascending' | 'descending'
}

/** A row's values to sort by, by the key of the column. */
type SortValues = Readonly<Record<string, string | number | undefined>>

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

/**
 * Characters that spreadsheets parse as the start of a formula, including the full-width forms of East Asian keyboards,
 * and tabs and line breaks, which some readers skip.
 */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Spreadsheets take text for UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF'

/**
 * Formats rows as CSV for spreadsheets: commas, CRLF and a byte order mark. User input never becomes a formula, because
 * such text is prefixed with an apostrophe. Numbers stay numbers.
 *
 * @param rows - the first one contains the headings; a missing value is an empty cell
 */
export function toCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Gives the reader a file to keep. In the browser only. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** One column: what it sorts by and what goes into a file, and what is read instead of it. */
interface ReportColumn<Row> {
  key: string
  label: string
  isFigure?: boolean
  value: (row: Row) => string | number | undefined
  /** The cell's text, as the reader's language writes numbers and dates. */
  text?: (row: Row) => string
  /** The address that the cell links to. */
  href?: (row: Row) => string
  /** Stays on one line. */
  isShort?: boolean
}

interface ReportTableProps<Row> {
  /** The name of the file. */
  name: string
  title: string
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  country: string
}

const shownAtFirst = 25

/** A table that can be sorted, shown whole and taken away as a file; the file always contains all rows. */
export function ReportTable<Row>({
  name,
  title,
  columns,
  rows,
  idOf,
  country,
}: ReportTableProps<Row>) {
  const words = useMessages(reportsMessages)
  const [sorting, setSorting] = useState<Sorting>()
  const [isWhole, setIsWhole] = useState(false)
  const sorted = sortRows(rows, sorting, (row) =>
    Object.fromEntries(columns.map(({ key, value }) => [key, value(row)])),
  )
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst)

  function download() {
    const heads = columns.map(({ label }) => label)
    const cells = sorted.map((row) => columns.map(({ value }) => value(row)))
    saveFile(toCsv([heads, ...cells]), { name: `${name}.csv`, type: 'text/csv;charset=utf-8' })
  }

  const count = formatNumber(rows.length, { country })
  return (
    <div className={styles.part}>
      <div className={styles.partHeading}>
        <p className={styles.note}>{fillCount(words.listed, rows.length, { values: { count } })}</p>
        <ButtonGroup className={styles.screenOnly}>
          {rows.length > shown.length ? (
            <Button emphasis="tertiary" size="small" onClick={() => setIsWhole(true)}>
              {fillCount(words.showAll, rows.length, { values: { count } })}
            </Button>
          ) : null}
          <Button
            emphasis="secondary"
            size="small"
            onClick={download}
            aria-label={fillMessage(words.downloadOf, { table: title })}
          >
            {words.download}
          </Button>
        </ButtonGroup>
      </div>
      <Table
        caption={title}
        captionHidden
        empty={words.none}
        columns={columns.map(({ key, label, isFigure = false }) => ({
          key,
          label,
          align: isFigure ? ('end' as const) : ('start' as const),
          sorted: sorting?.key === key ? sorting.direction : undefined,
          onSort: () => setSorting((current) => nextSorting(current, key, isFigure)),
        }))}
        rows={shown.map((row) => ({
          id: idOf(row),
          cells: Object.fromEntries(columns.map((column) => [column.key, cellOf(column, row)])),
        }))}
      />
    </div>
  )
}

function cellOf<Row>({ value, text, href, isShort }: ReportColumn<Row>, row: Row): ReactNode {
  const shown = text ? text(row) : value(row)
  if (href) return <Link href={href(row)}>{shown}</Link>
  return isShort ? <span className={styles.noWrap}>{shown}</span> : shown
}
