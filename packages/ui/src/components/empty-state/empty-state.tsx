import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import type { Action } from '../button/action.ts'
import { ButtonGroup, LinkButton } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as styles from './empty-state.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says what is missing, such as "No donations yet". */
  title: ReactNode
  /** @default 'heart' */
  icon?: IconName | undefined
  /** The actions that are offered. */
  actions?: readonly Action[] | undefined
}

/** Says that there is nothing yet, and what to do about it; `children` say more. Renders a `<div>`. */
export function EmptyState({
  title,
  icon = 'heart',
  actions = [],
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)} {...rest}>
      <Icon name={icon} className={styles.sign} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.words}>{children}</div> : null}
      {actions.length === 0 ? null : (
        <ButtonGroup className={styles.actions}>
          {actions.map((action) => (
            <LinkButton key={action.label} href={action.href} emphasis={action.emphasis}>
              {action.label}
            </LinkButton>
          ))}
        </ButtonGroup>
      )}
    </div>
  )
}
