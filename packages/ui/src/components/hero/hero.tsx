import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { type Action, ActionButtons } from '../button/button.tsx'
import type { ImageSource } from '../../types.ts'
import { Picture } from '../picture/picture.tsx'
import { Progress, type ProgressProps } from '../progress/progress.tsx'
import { Container } from '../section/section.tsx'
import type { Edge } from '../../theme/theme-from-design.ts'
import * as styles from './hero.css.ts'

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's `<h1>`. */
  title: ReactNode
  text?: ReactNode
  /** Background image. If omitted, the background is the theme's dark colour with its texture. */
  image?: ImageSource | undefined
  /** Buttons. The first is larger. */
  actions?: readonly Action[] | undefined
  /** Formatted live total. */
  total?: Omit<ProgressProps, 'size'> | undefined
  /** Shape of the lower edge. @default the theme's */
  edge?: Edge | undefined
  /** @default 'tall', or 'medium' without an image */
  height?: 'tall' | 'medium' | undefined
}

/** Hero: full-width image with title, actions and live total. Renders a `<section>` with the page's `<h1>`. */
export function Hero({
  title,
  text,
  image,
  actions = [],
  total,
  edge,
  height = image === undefined ? 'medium' : 'tall',
  className,
  children,
  ...rest
}: HeroProps) {
  return (
    <section
      data-edge={edge}
      className={classNames(styles.hero, styles.heights[height], className)}
      {...rest}
    >
      {image === undefined ? (
        <div className={styles.texture} aria-hidden="true" />
      ) : (
        <Picture image={image} eager className={styles.scene} />
      )}
      <Container className={styles.content}>
        <div className={classNames(styles.body, image !== undefined && styles.bodyOnPicture)}>
          <h1 className={styles.title}>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
          <ActionButtons actions={actions} className={styles.actions} />
          {total === undefined ? null : (
            <Progress
              {...total}
              size="compact"
              className={classNames(styles.total, total.className)}
            />
          )}
          {children}
        </div>
      </Container>
    </section>
  )
}
