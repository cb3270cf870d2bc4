import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { ButtonGroup } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './full-screen-message.css.ts'

export interface FullScreenMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title, such as "Loading your site". */
  title: ReactNode
  /** Whether to show a spinner. @default false */
  busy?: boolean | undefined
  /** Buttons below the text. */
  actions?: ReactNode
}

/**
 * Message that replaces the page, such as "Loading your site" (Spec §2). Children are rendered below the title.
 * Announced by screen readers. Renders a `<div role="status">`.
 */
export function FullScreenMessage({
  title,
  busy = false,
  actions,
  className,
  children,
  ...rest
}: FullScreenMessageProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may have no paragraphs
      role="status"
      className={classNames(styles.message, className)}
      {...rest}
    >
      {busy ? <Spinner size="large" /> : null}
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.content}>{children}</div> : null}
      {actions ? <ButtonGroup className={styles.actions}>{actions}</ButtonGroup> : null}
    </div>
  )
}
