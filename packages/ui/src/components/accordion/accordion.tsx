import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './accordion.css.ts'

/** One title with content that folds out. */
export interface AccordionItem {
  title: string
  content: ReactNode
  /** Folded out at first. @default false */
  open?: boolean | undefined
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly AccordionItem[]
  /** Opening one closes the others. @default false */
  exclusive?: boolean | undefined
}

/**
 * Titles that fold out what they are about; the browser's own find opens them too. Renders a `<div>`
 * of `<details>`; nothing when there are none.
 */
export function Accordion({ items, exclusive = false, className, ...rest }: AccordionProps) {
  const group = useId()
  if (items.length === 0) return null
  return (
    <div className={classNames(styles.list, className)} {...rest}>
      {items.map((item) => (
        <details
          key={item.title}
          name={exclusive ? group : undefined}
          open={item.open}
          className={styles.item}
        >
          <summary className={styles.title}>
            {item.title}
            <Icon name="plus" className={styles.openSign} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}

export interface QuestionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `answer` is text, or a `RichText`. */
  items: readonly { question: string; answer: ReactNode }[]
}

/**
 * Questions that fold out their answers; the browser's own find opens them too. Renders a `<div>` of
 * `<details>`; nothing when there are none.
 */
export function Questions({ items, ...rest }: QuestionsProps) {
  return (
    <Accordion
      items={items.map(({ question, answer }) => ({ title: question, content: answer }))}
      {...rest}
    />
  )
}
