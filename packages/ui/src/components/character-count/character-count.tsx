'use client'

import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { useComponentMessages } from '../component-messages/component-messages.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './character-count.css.ts'

export interface CharacterCountProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Number of remaining characters. Negative if the text is too long. */
  remaining: number
  /** @default '{remaining} characters remaining' or '{count} characters too many' in English */
  label?: string | undefined
}

const shownUpTo = 99
const maxWarned = 9

/**
 * Counter of remaining characters. It is visible from 99 and a warning from 9 (Spec §2, S2.71, S2.72). Renders a `<p>`,
 * which screen readers announce when it becomes a warning.
 */
export function CharacterCount({ remaining, label, className, ...rest }: CharacterCountProps) {
  const messages = useComponentMessages()
  const isShown = remaining <= shownUpTo
  const isWarning = remaining <= maxWarned
  const defaultLabel = remaining < 0 ? messages.tooMany(-remaining) : messages.remaining(remaining)
  return (
    <p
      className={classNames(styles.count, isWarning && styles.warning, className)}
      data-warning={isWarning ? '' : undefined}
      aria-live={isWarning ? 'polite' : 'off'}
      {...rest}
    >
      {isWarning ? <Icon name="warning" /> : null}
      {isShown ? <span>{label ?? defaultLabel}</span> : null}
    </p>
  )
}
