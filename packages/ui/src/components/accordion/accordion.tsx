import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './accordion.css.ts'

export interface AccordionItem {
  title: string
  content: ReactNode
  /** Whether the item is initially open. @default false */
  open?: boolean | undefined
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly AccordionItem[]
  /** Whether opening an item closes the others. @default false */
  exclusive?: boolean | undefined
}

/**
 * List of collapsible items. Find-in-page (Ctrl+F) opens the item that contains the match. Renders a `<div>` of
 * `<details>`, or nothing if there are no items.
 */
export function Accordion({ items, exclusive = false, className, ...rest }: AccordionProps) {
  const group = useId()
  if (items.length === 0) return null
  return (
    <div className={classNames(styles.list, className)} {...rest}>
      {items.map((item, index) => (
        <details
          key={index}
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
  /** Questions with their answers. An answer is text or a `RichText` element. */
  items: readonly { question: string; answer: ReactNode }[]
}

/**
 * Questions with collapsible answers. Find-in-page (Ctrl+F) opens the answer that contains the match. Renders a
 * `<div>` of `<details>`, or nothing if there are no items.
 */
export function Questions({ items, ...rest }: QuestionsProps) {
  return (
    <Accordion
      items={items.map(({ question, answer }) => ({ title: question, content: answer }))}
      {...rest}
    />
  )
}
