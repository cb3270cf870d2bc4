'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './table.css.ts'

export interface TableColumn {
  key: string
  label: ReactNode
  /** Alignment of the column. Use `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined
  /** Sort order, if the rows are sorted by this column. */
  sorted?: 'ascending' | 'descending' | undefined
  /** Called when the user clicks the column heading to sort. If omitted, the heading is not a button. */
  onSort?: (() => void) | undefined
}

/** Row of a table. The first cell is the row heading. */
export interface TableRow {
  id: string
  cells: Readonly<Record<string, ReactNode>>
}

export interface TableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name. */
  caption: ReactNode
  /** Whether the caption is visually hidden. @default false */
  captionHidden?: boolean | undefined
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** Shown if there are no rows. */
  empty?: ReactNode
  /** Whether narrow containers stack the cells of a row below their column names. @default false */
  stacked?: boolean | undefined
}

/** Table in a container that scrolls horizontally, also by keyboard. Renders a `<div>` with a `<table>`. */
export function Table({
  caption,
  captionHidden = false,
  columns,
  rows,
  empty,
  stacked = false,
  className,
  ...rest
}: TableProps) {
  const captionId = useId()
  // Browsers drop the table semantics of elements with another layout.
  const role = (name: string) => (stacked ? name : undefined)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it contains no fields
      role="group"
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable elements must be focusable
      tabIndex={0}
      className={classNames(styles.scroller, className)}
      {...rest}
    >
      <table role={role('table')} className={classNames(styles.table, stacked && styles.stacked)}>
        <caption
          id={captionId}
          className={classNames(styles.caption, captionHidden && styles.captionHidden)}
        >
          {caption}
        </caption>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map((column) => (
              <th
                key={column.key}
                role={role('columnheader')}
                scope="col"
                aria-sort={column.sorted}
                className={classNames(styles.head, column.align === 'end' && styles.endAligned)}
              >
                <ColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.length === 0 && empty ? (
            <tr role={role('row')}>
              <td role={role('cell')} colSpan={columns.length} className={styles.cell}>
                {empty}
              </td>
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr key={row.id} role={role('row')} className={styles.row}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    role={role(index === 0 ? 'rowheader' : 'cell')}
                    data-column={typeof column.label === 'string' ? column.label : undefined}
                    scope={index === 0 ? 'row' : undefined}
                    className={classNames(styles.cell, column.align === 'end' && styles.endAligned)}
                  >
                    {row.cells[column.key]}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead({ column }: { column: TableColumn }) {
  const heading = (
    <>
      {column.label}
      {column.sorted === undefined ? null : (
        <Icon name="chevron" className={styles.signs[column.sorted]} />
      )}
    </>
  )
  if (column.onSort === undefined) return heading
  return (
    <button type="button" className={styles.sort} onClick={column.onSort}>
      {heading}
    </button>
  )
}
