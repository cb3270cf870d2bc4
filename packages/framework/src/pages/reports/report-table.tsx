import { formatNumber } from '@milepost/measures/format'
import { Button, ButtonGroup, Link, Table } from '@milepost/ui'
import { type ReactNode, useState } from 'react'
import { fillMessage, fillCount } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'
import { saveFile } from './save-file.ts'
import { nextSorting, type Sorting, sortRows } from './sort-rows.ts'
import { toCsv } from './to-csv.ts'

/** One column: what it sorts by and what goes into a file, and what is read instead of it. */
export interface ReportColumn<Row> {
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

export interface ReportTableProps<Row> {
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
