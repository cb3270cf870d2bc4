import type { ComponentProps, ReactNode } from 'react'
import { Message } from './message.tsx'
import * as styles from './message.css.ts'

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** @default 'Please check what you entered' */
  title?: ReactNode
  /** `href` is `#` and the id of the field. */
  errors: readonly { message: string; href?: string }[]
}

/** What is wrong with a form, each with a link to its field. Renders nothing when all is well. */
export function ErrorSummary({
  title = 'Please check what you entered',
  errors,
  ...rest
}: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <Message tone="error" title={title} tabIndex={-1} {...rest}>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.message}>
            {error.href === undefined ? error.message : <a href={error.href}>{error.message}</a>}
          </li>
        ))}
      </ul>
    </Message>
  )
}
