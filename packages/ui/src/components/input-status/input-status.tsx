import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './input-status.css.ts'

export const inputStatuses = ['fetching', 'fetched', 'failed'] as const

export interface InputStatusProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: (typeof inputStatuses)[number]
}

/** Decorative icon for the status of an input. Also show the status as text. Renders a `<span>`. */
export function InputStatus({ status, className, ...rest }: InputStatusProps) {
  return (
    <span
      className={classNames(styles.status, styles.statuses[status], className)}
      data-status={status}
      aria-hidden="true"
      {...rest}
    >
      {status === 'fetching' ? (
        <Spinner data-icon="loading" />
      ) : (
        <Icon
          name={status === 'fetched' ? 'check' : 'warning'}
          data-icon={status === 'fetched' ? 'check' : 'warning'}
        />
      )}
    </span>
  )
}
