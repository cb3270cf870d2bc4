import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import type { ImageSource } from '../../types.ts'
import { Picture } from '../picture/picture.tsx'
import * as styles from './story.css.ts'

export interface QuoteProps extends Omit<ComponentProps<'figure'>, 'role'> {
  /** Text of the quote, without quotation marks. */
  children: ReactNode
  name?: ReactNode
  /** Role of the person, such as "volunteer warden". */
  role?: ReactNode
}

/** Quote with its author. Renders a `<figure>` with a `<blockquote>`. */
export function Quote({ children, name, role, className, ...rest }: QuoteProps) {
  return (
    <figure className={className} {...rest}>
      <svg viewBox="0 0 48 36" className={styles.quoteMark} aria-hidden="true">
        <path d="M0 36V22C0 9 7 2 19 0l2 6c-7 2-10 6-10 11h9v19zM27 36V22C27 9 34 2 46 0l2 6c-7 2-10 6-10 11h9v19z" />
      </svg>
      <blockquote className={styles.quote}>{children}</blockquote>
      {name || role ? (
        <figcaption className={styles.quoteSource}>
          <span className={styles.name}>{name}</span>
          {name && role ? ', ' : null}
          <span className={styles.role}>{role}</span>
        </figcaption>
      ) : null}
    </figure>
  )
}

export interface StoryProps extends ComponentProps<'div'> {
  image?: ImageSource | undefined
  quote?: ReactNode
  quoteName?: ReactNode
  quoteRole?: ReactNode
}

/** Story with an image and a quote. Children are the text of the story. Renders a `<div>`. */
export function Story({
  image,
  quote,
  quoteName,
  quoteRole,
  className,
  children,
  ...rest
}: StoryProps) {
  return (
    <div
      className={classNames(styles.story, image !== undefined && styles.withImage, className)}
      {...rest}
    >
      {image === undefined ? null : <Picture image={image} className={styles.picture} />}
      <div className={styles.content}>
        {quote ? (
          <Quote name={quoteName} role={quoteRole}>
            {quote}
          </Quote>
        ) : null}
        {children}
      </div>
    </div>
  )
}
