import { formatNumber } from '@milepost/measures/format'
import { Button, ButtonGroup, Link, Table } from '@milepost/ui'
import { type ReactNode, useState } from 'react'
import { fillCount, fillMessage } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'

/** Column and direction by which a table is sorted. */
interface Sorting {
  key: string
  direction: 'ascending' | 'descending'
}

/** Sortable values of a row, by column key. */
type SortValues = Readonly<Record<string, string | number | undefined>>

/** Returns the sorting after a click on a column: numbers in descending order first; another click reverses it. */
export function getNextSorting(
  current: Sorting | undefined,
  key: string,
  isFigure: boolean,
): Sorting {
  if (current?.key !== key) return { key, direction: isFigure ? 'descending' : 'ascending' }
  return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** Sorts rows. Rows without a value are always last. The sort is stable. */
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
      return sign * compareValues(one.value, other.value)
    })
    .map(({ row }) => row)
}

function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), undefined, { numeric: true })
}

/**
 * Characters that spreadsheets parse as the start of a formula, including their full-width forms, and tabs and line breaks.
 */
const formulaStartPattern = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Byte order mark, by which spreadsheets detect UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Formats rows as CSV for spreadsheets: commas, CRLF and a byte order mark. Texts that a spreadsheet would parse as a formula
 * are prefixed with an apostrophe.
 *
 * @param rows - rows, starting with the headings. Undefined values become empty cells
 */
export function toCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = formulaStartPattern.test(value) ? `'${value}` : value
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Downloads a text as a file. Browser only. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the URL after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Column of a table: its values for sorting and CSV, and their format. */
interface ReportColumn<Row> {
  key: string
  label: string
  isFigure?: boolean
  value: (row: Row) => string | number | undefined
  /** Formatted text of the cell. @default the value */
  text?: (row: Row) => string
  /** Returns the URL of the cell's link. @default no link */
  href?: (row: Row) => string
  /** Whether the cell's text does not wrap. */
  isShort?: boolean
}

interface ReportTableProps<Row> {
  /** Name of the CSV file, without its extension. */
  name: string
  title: string
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  country: string
}

const maxInitialRows = 25

/** Sortable table that shows the first rows until it is expanded, with a button to download all rows as CSV. */
export function ReportTable<Row>({
  name,
  title,
  columns,
  rows,
  idOf,
  country,
}: ReportTableProps<Row>) {
  const messages = useMessages(reportsMessages)
  const [sorting, setSorting] = useState<Sorting>()
  const [isWhole, setIsWhole] = useState(false)
  const sorted = sortRows(rows, sorting, (row) =>
    Object.fromEntries(columns.map(({ key, value }) => [key, value(row)])),
  )
  const shown = isWhole ? sorted : sorted.slice(0, maxInitialRows)

  function download() {
    const heads = columns.map(({ label }) => label)
    const cells = sorted.map((row) => columns.map(({ value }) => value(row)))
    saveFile(toCsv([heads, ...cells]), { name: `${name}.csv`, type: 'text/csv;charset=utf-8' })
  }

  const count = formatNumber(rows.length, { country })
  return (
    <div className={styles.part}>
      <div className={styles.partHeading}>
        <p className={styles.note}>
          {fillCount(messages.listed, rows.length, { values: { count } })}
        </p>
        <ButtonGroup className={styles.screenOnly}>
          {rows.length > shown.length ? (
            <Button emphasis="tertiary" size="small" onClick={() => setIsWhole(true)}>
              {fillCount(messages.showAll, rows.length, { values: { count } })}
            </Button>
          ) : null}
          <Button
            emphasis="secondary"
            size="small"
            onClick={download}
            aria-label={fillMessage(messages.downloadOf, { table: title })}
          >
            {messages.download}
          </Button>
        </ButtonGroup>
      </div>
      <Table
        caption={title}
        captionHidden
        empty={messages.none}
        columns={columns.map(({ key, label, isFigure = false }) => ({
          key,
          label,
          align: isFigure ? ('end' as const) : ('start' as const),
          sorted: sorting?.key === key ? sorting.direction : undefined,
          onSort: () => setSorting((current) => getNextSorting(current, key, isFigure)),
        }))}
        rows={shown.map((row) => ({
          id: idOf(row),
          cells: Object.fromEntries(columns.map((column) => [column.key, renderCell(column, row)])),
        }))}
      />
    </div>
  )
}

function renderCell<Row>({ value, text, href, isShort }: ReportColumn<Row>, row: Row): ReactNode {
  const shown = text ? text(row) : value(row)
  if (href) return <Link href={href(row)}>{shown}</Link>
  return isShort ? <span className={styles.noWrap}>{shown}</span> : shown
}
