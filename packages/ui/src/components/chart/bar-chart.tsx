import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { amountOf, type ChartPoint } from './chart-point.ts'
import * as styles from './chart.css.ts'

export interface BarChartProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Names the chart. */
  caption: ReactNode
  points: readonly ChartPoint[]
  /** What labels and values are, for screen readers. @default 'Name', 'Value' */
  words?: { label: string; value: string } | undefined
}

/** Amounts beside each other. A table whose cells draw their values, so it is read as one. Renders a `<table>`; nothing when there are none. */
export function BarChart({
  caption,
  points,
  words = { label: 'Name', value: 'Value' },
  className,
  ...rest
}: BarChartProps) {
  if (points.length === 0) return null
  const most = Math.max(...points.map(amountOf), 0)
  return (
    <table className={classNames(styles.bars, className)} {...rest}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.hiddenHead}>
        <tr>
          <th scope="col">{words.label}</th>
          <th scope="col">{words.value}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label} className={styles.tableRow}>
            <th scope="row" className={styles.label}>
              {point.label}
            </th>
            <td className={styles.value}>
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className={styles.bar}
                aria-hidden="true"
                focusable="false"
              >
                <rect width="100" height="10" className={styles.barTrack} />
                <rect
                  width={most > 0 ? Math.max(0, (amountOf(point) / most) * 100) : 0}
                  height="10"
                  className={styles.barFill}
                />
              </svg>
              <span className={styles.text}>{point.text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
