import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './questions.css.ts'

export interface QuestionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `answer` is text, or a `RichText`. */
  items: readonly { question: string; answer: ReactNode }[]
}

/**
 * Questions that fold out their answers; the browser's own find opens them too. Renders a `<div>` of
 * `<details>`; nothing when there are none.
 */
export function Questions({ items, className, ...rest }: QuestionsProps) {
  if (items.length === 0) return null
  return (
    <div className={classNames(styles.list, className)} {...rest}>
      {items.map((item) => (
        <details key={item.question} className={styles.item}>
          <summary className={styles.question}>
            {item.question}
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.answer}>{item.answer}</div>
        </details>
      ))}
    </div>
  )
}
