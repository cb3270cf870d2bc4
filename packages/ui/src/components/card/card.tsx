import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import type { ImageSource } from '../../types.ts'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import * as styles from './card.css.ts'

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: ReactNode
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4 | 5 | undefined
  /** URL that the whole card links to. The card must not contain other controls. */
  href?: string | undefined
  image?: ImageSource | undefined
  /** Content at the bottom of the card. */
  foot?: ReactNode
}

/** Card with a title. The whole card can be a link. Renders an `<article>`. */
export function Card({
  title,
  level = 3,
  href,
  image,
  foot,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <article
      className={classNames(styles.card, className)}
      data-linked={href === undefined ? undefined : ''}
      {...rest}
    >
      {image === undefined ? null : <Picture image={image} className={styles.image} />}
      <div className={styles.body}>
        <Heading level={level} size="h5">
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {children}
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </article>
  )
}
