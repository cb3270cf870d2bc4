import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { ButtonGroup } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './full-screen-message.css.ts'

export interface FullScreenMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** For example, "Loading your site". */
  title: ReactNode
  /** Whether to show a spinner. @default false */
  busy?: boolean | undefined
  /** Buttons. */
  actions?: ReactNode
}

/**
 * Message instead of the page, such as "Loading your site" (Spec §2). `children` are details. Announced by
 * screen readers. Renders a `<div role="status">`.
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
