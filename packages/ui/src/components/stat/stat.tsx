import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as styles from './stat.css.ts'

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Formatted value, such as "3,412 km". */
  value: ReactNode
  label: ReactNode
  /** Icon above the value. */
  icon?: IconName | undefined
  /** Small text below the value, such as "12% more than last year". */
  note?: ReactNode
}

/** Value with its label, for a `StatGroup`. Renders a `<div>` with `<dt>` and `<dd>`. */
export function Stat({ value, label, icon, note, className, ...rest }: StatProps) {
  return (
    <div className={classNames(styles.stat, className)} {...rest}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {icon === undefined ? null : <Icon name={icon} className={styles.icon} />}
        {value}
      </dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  )
}

/** Row of stats. Renders a `<dl>`. */
export function StatGroup({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl className={classNames(styles.group, className)} {...rest} />
}
