import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { type Action, ActionButtons } from '../button/button.tsx'
import type { ImageSource } from '../../types.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Picture } from '../picture/picture.tsx'
import { Progress, type ProgressProps } from '../progress/progress.tsx'
import * as styles from './supporter-head.css.ts'

export interface SupporterHeadProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The page's `<h1>`. */
  title: ReactNode
  /** Name of the page's owner. */
  name: string
  /** Details below the title, such as a team or an event. */
  subtitle?: ReactNode
  avatar?: string | null | undefined
  image?: ImageSource | undefined
  progress?: ProgressProps | undefined
  actions?: readonly Action[] | undefined
}

/**
 * Header of a supporter's page: owner, title, progress and donate button. Children are rendered below the buttons.
 * Renders an `<article>` with the page's `<h1>`.
 */
export function SupporterHead({
  title,
  name,
  subtitle,
  avatar,
  image,
  progress,
  actions = [],
  className,
  children,
  ...rest
}: SupporterHeadProps) {
  return (
    <article
      className={classNames(styles.card, image !== undefined && styles.withImage, className)}
      {...rest}
    >
      {image === undefined ? null : <Picture image={image} eager className={styles.picture} />}
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.person}>
          <Avatar name={name} src={avatar} />
          <span>
            <span className={styles.name}>{name}</span>
            {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}
          </span>
        </p>
        {progress === undefined ? null : <Progress size="compact" {...progress} />}
        <ActionButtons actions={actions} />
        {children}
      </div>
    </article>
  )
}
