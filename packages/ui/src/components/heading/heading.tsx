import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './heading.css.ts'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** How large it is, where that is not what its level says. */
  size?: keyof typeof styles.sizes | undefined
}

/** A headline: its level is for the outline, its size for the eye (Spec §9: 5 steps down to 1). Renders an `<h1>` to `<h6>`. */
export function Heading({ level = 2, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element className={classNames(styles.sizes[size ?? Element], className)} {...rest} />
}
