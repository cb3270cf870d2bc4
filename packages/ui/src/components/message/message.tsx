import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as styles from './message.css.ts'

export const messageTones = ['info', 'success', 'warning', 'error'] as const

export interface MessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' */
  tone?: (typeof messageTones)[number] | undefined
  title?: ReactNode
}

const icons: Record<(typeof messageTones)[number], IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
}

/** Message in a box. Errors are alerts (`role="alert"`), other tones `role="status"`. Renders a `<div>`. */
export function Message({ tone = 'info', title, className, children, ...rest }: MessageProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.message, styles.tones[tone], className)}
      {...rest}
    >
      <Icon name={icons[tone]} className={classNames(styles.sign, styles.signs[tone])} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
