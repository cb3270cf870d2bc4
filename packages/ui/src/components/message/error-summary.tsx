'use client'

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Message } from './message.tsx'
import * as styles from './message.css.ts'

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** @default 'Check what you entered' */
  title?: ReactNode
  /** Errors, each with a link to its field: `#` and the id of the control. */
  errors: readonly { message: string; href?: string }[]
}

/** List of form errors with links that focus the fields. Renders nothing if there are no errors. */
export function ErrorSummary({
  title = 'Check what you entered',
  errors,
  ...rest
}: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <Message tone="error" title={title} tabIndex={-1} {...rest}>
      <ul className={styles.list}>
        {errors.map((error, index) => (
          <li key={index}>
            {error.href === undefined ? (
              error.message
            ) : (
              <a href={error.href} onClick={moveFocus}>
                {error.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Message>
  )
}

/** Moves the focus without changing the URL. Without JavaScript, the browser follows the link. */
function moveFocus(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget
  const field = link.ownerDocument.getElementById(link.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
