import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './grid.css.ts'

export interface GridProps extends ComponentProps<'div'> {
  /** Least width of a column: 10, 16 or 22rem. @default 'medium' */
  columns?: keyof typeof styles.columns | undefined
}

/** Things side by side in as many columns as there is room for. Renders a `<div>`. */
export function Grid({ columns = 'medium', className, ...rest }: GridProps) {
  return <div className={classNames(styles.grid, styles.columns[columns], className)} {...rest} />
}
