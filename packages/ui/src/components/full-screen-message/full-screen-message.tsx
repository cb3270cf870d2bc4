import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { ButtonGroup } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './full-screen-message.css.ts'

export interface FullScreenMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Such as "Loading your site". */
  title: ReactNode
  /** Something is on its way: a spinner turns. @default false */
  busy?: boolean | undefined
  /** Buttons, where there is something to do about it. */
  actions?: ReactNode
}

/**
 * One thing to say in place of the whole page, such as "Loading your site" (Spec §2); `children` say
 * more. It is announced. Renders a `<div role="status">`.
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
      {children ? <div className={styles.words}>{children}</div> : null}
      {actions ? <ButtonGroup className={styles.actions}>{actions}</ButtonGroup> : null}
    </div>
  )
}
