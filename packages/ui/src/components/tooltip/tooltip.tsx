'use client'

import {
  cloneElement,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | 'content'> {
  /** A few words. Nothing that has to be pressed, and nothing that is said nowhere else. */
  content: ReactNode
  /** One element that can be focused; the tooltip describes it. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** Which of its ends stays with the element's; choose so that it does not leave the window. @default 'start' */
  align?: 'start' | 'end' | undefined
}

/**
 * A few words about the element in it, on hover and on focus, without any script; Escape hides it
 * (WCAG 1.4.13). Renders a `<span>`.
 */
export function Tooltip({ content, children, align = 'start', className, ...rest }: TooltipProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setDismissed(true)
  }

  return (
    // The handlers only hide it, and forget that they did.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={classNames(styles.tooltipAnchor, className)}
      data-dismissed={dismissed ? '' : undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
      {...rest}
    >
      {cloneElement(children, {
        'aria-describedby': classNames(children.props['aria-describedby'], id),
      })}
      <span role="tooltip" id={id} className={classNames(styles.tooltipBox, styles.aligned[align])}>
        {content}
      </span>
    </span>
  )
}
