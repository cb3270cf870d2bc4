import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './file-input.css.ts'

/** The picture that was chosen, before it is sent. Renders an `<img>`; `alt` is empty beside its file's name. */
export function FilePreview({ className, alt = '', ...rest }: ComponentProps<'img'>) {
  return <img className={classNames(styles.picture, className)} alt={alt} {...rest} />
}
