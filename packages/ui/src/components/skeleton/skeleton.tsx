import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './skeleton.css.ts'

export const skeletonShapes = ['text', 'row', 'card'] as const

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Lines of text, rows of a leaderboard, or cards. @default 'text' */
  shape?: (typeof skeletonShapes)[number] | undefined
  /** How many placeholder lines. @default 3 */
  count?: number | undefined
}

const mostShapes = 50

/**
 * The room of what is still loading, so that nothing jumps when it comes. Decoration: say that it
 * loads beside it, or set `aria-busy` around it. Renders a `<div>`.
 */
export function Skeleton({ shape = 'text', count = 3, className, ...rest }: SkeletonProps) {
  const length = Number.isFinite(count) ? Math.min(mostShapes, Math.max(0, Math.floor(count))) : 0
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.layouts[shape], className)}
      {...rest}
    >
      {Array.from({ length }, (_, index) => (
        <span key={index} className={classNames(styles.placeholderBar, styles.shapes[shape])} />
      ))}
    </div>
  )
}
