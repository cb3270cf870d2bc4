import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import * as styles from './heading.css.ts'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Heading level that determines the font size. @default level */
  size?: keyof typeof styles.sizes | undefined
}

/** Heading whose font size is independent of its level (Spec §9). Renders an `<h1>` to `<h6>`. */
export function Heading({ level = 2, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element className={classNames(styles.sizes[size ?? Element], className)} {...rest} />
}
