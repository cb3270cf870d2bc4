import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import type { SafeHtml } from '../../types.ts'
import { richText } from './rich-text.css.ts'

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sanitised HTML. Renders nothing if empty. */
  html: SafeHtml
}

/** Formatted text with headings, lists and links. Renders a `<div>`. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  if (html === '') return null
  return (
    <div
      className={classNames(richText, className)}
      // oxlint-disable-next-line react/no-danger -- the only use, and the type only accepts sanitised HTML
      dangerouslySetInnerHTML={{ __html: html }}
      {...rest}
    />
  )
}
