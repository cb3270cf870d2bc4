import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import * as styles from './badge.css.ts'

export const badgeTones = ['neutral', 'primary', 'success', 'warning', 'danger'] as const

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: (typeof badgeTones)[number] | undefined
}

/** Short status label. Renders a `<span>`. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={classNames(styles.badge, styles.tones[tone], className)} {...rest} />
}
