import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './stat.css.ts'

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Formatted, such as "3,412 km". */
  value: ReactNode
  /** What is counted. */
  label: ReactNode
}

/** A figure and what it counts. Stands in a `StatGroup`. Renders a `<div>` with `<dt>` and `<dd>`. */
export function Stat({ value, label, className, ...rest }: StatProps) {
  return (
    <div className={classNames(styles.stat, className)} {...rest}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}

/** Figures side by side. Renders a `<dl>`. */
export function StatGroup({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl className={classNames(styles.group, className)} {...rest} />
}
