import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './chart.css.ts'

export interface ChartPoint {
  /** Label of the point, such as "3 June". */
  label: string
  /** Value that is drawn. Invalid numbers count as 0. */
  value: number
  /** Formatted value, such as "£1,250". */
  text: string
}

/** Returns the value of a point, or 0 if the value is invalid. */
export function drawableValue(point: ChartPoint): number {
  return Number.isFinite(point.value) ? point.value : 0
}

export interface BarChartProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name of the chart. */
  caption: ReactNode
  points: readonly ChartPoint[]
  /** Column headings for screen readers. @default 'Name', 'Value' */
  messages?: { label: string; value: string } | undefined
}

/**
 * Bar chart. The bars are drawn in the cells of a table, so that screen readers can read the values. Renders a
 * `<table>`, or nothing if there are no points.
 */
export function BarChart({
  caption,
  points,
  messages = { label: 'Name', value: 'Value' },
  className,
  ...rest
}: BarChartProps) {
  if (points.length === 0) return null
  const most = Math.max(...points.map(drawableValue), 0)
  return (
    <table className={classNames(styles.bars, className)} {...rest}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.hiddenHead}>
        <tr>
          <th scope="col">{messages.label}</th>
          <th scope="col">{messages.value}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={index} className={styles.tableRow}>
            <th scope="row" className={styles.label}>
              {point.label}
            </th>
            <td className={styles.value}>
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className={styles.bar}
                aria-hidden="true"
              >
                <rect width="100" height="10" className={styles.barTrack} />
                <rect
                  width={most > 0 ? Math.max(0, (drawableValue(point) / most) * 100) : 0}
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

export interface SparklineProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name, such as "Raised each day in June". */
  label: string
  /** Points in chronological order. */
  points: readonly ChartPoint[]
  /** Column headings for screen readers. @default 'When', 'Value' */
  messages?: { label: string; value: string } | undefined
}

const box = { width: 200, height: 48, padding: 4 } as const

/** Line chart, a table for screen readers. Renders a `<figure>`, or nothing if there are fewer than two points. */
export function Sparkline({
  label,
  points,
  messages = { label: 'When', value: 'Value' },
  className,
  ...rest
}: SparklineProps) {
  if (points.length < 2) return null
  const placed = place(points.map(drawableValue))
  const line = `M${placed.map(([x, y]) => `${x} ${y}`).join('L')}`
  const [endX = 0, endY = 0] = placed.at(-1) ?? []
  return (
    <figure className={className} {...rest}>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        className={styles.sparkline}
        aria-hidden="true"
      >
        <path d={`${line}V${box.height}H${box.padding}Z`} className={styles.area} />
        <path d={line} className={styles.line} />
        <circle cx={endX} cy={endY} r="3.5" className={styles.lastPoint} />
      </svg>
      <div className={visuallyHidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.label}</th>
              <th scope="col">{messages.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point.label}</th>
                <td>{point.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function place(values: readonly number[]): (readonly [number, number])[] {
  const least = Math.min(...values, 0)
  const range = Math.max(...values) - least || 1
  const width = box.width - 2 * box.padding
  const height = box.height - 2 * box.padding
  return values.map((value, index) => [
    round(box.padding + (width * index) / (values.length - 1)),
    round(box.padding + height - (height * (value - least)) / range),
  ])
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
