import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import * as styles from './steps.css.ts'

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly { title: string; text?: ReactNode }[]
}

/** Numbered steps. Renders an `<ol>`, or nothing if there are no items. */
export function Steps({ items, className, ...rest }: StepsProps) {
  if (items.length === 0) return null
  return (
    <ol className={classNames(styles.list, className)} {...rest}>
      {items.map((item, index) => (
        <li key={index} className={styles.step}>
          <h3 className={styles.title}>{item.title}</h3>
          {item.text ? <p className={styles.text}>{item.text}</p> : null}
        </li>
      ))}
    </ol>
  )
}
