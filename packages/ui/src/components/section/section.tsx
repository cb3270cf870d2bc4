import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../element-props.ts'
import type { Edge } from '../../theme/theme-from-design.ts'
import * as styles from './section.css.ts'

export const sectionBackgrounds = ['none', 'tint', 'primary', 'dark'] as const

export type SectionBackground = (typeof sectionBackgrounds)[number]

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title and accessible name. */
  title?: ReactNode
  /** Short text below the title. */
  text?: ReactNode
  /** @default 'none' */
  background?: SectionBackground | undefined
  /** Shape of the edges of a coloured section. @default the theme's */
  edge?: Edge | undefined
  /** Id for links to the section. */
  anchor?: string | undefined
  /** Alignment of the title and the text below it. @default 'start' */
  align?: 'start' | 'center' | undefined
  /** Maximum width of the content (Spec §9). See `Container`. @default 'wide' */
  size?: ContainerProps['size']
}

/**
 * Section of a page with an optional title. Children inherit colours that are readable on the background. Renders a
 * `<section>` with an `<h2>`.
 */
export function Section({
  title,
  text,
  background = 'none',
  edge,
  anchor,
  align = 'start',
  size,
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId()
  const named = isRendered(title)
  return (
    <section
      id={anchor === '' ? undefined : anchor}
      aria-labelledby={named ? titleId : undefined}
      data-edge={edge}
      className={classNames(styles.section, styles.backgrounds[background], className)}
      {...rest}
    >
      {background === 'none' ? null : <div className={styles.texture} aria-hidden="true" />}
      <Container size={size} className={styles.content}>
        {named || isRendered(text) ? (
          <div className={classNames(styles.sectionHead, styles.textAlignments[align])}>
            {named ? (
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
            ) : null}
            {isRendered(text) ? <p className={styles.leadText}>{text}</p> : null}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  )
}

function isRendered(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== '' && node !== false
}

export const containerSizes = ['narrow', 'medium', 'wide', 'full'] as const

export interface ContainerProps extends ComponentProps<'div'> {
  /** Maximum width: 42, 54 or 67.5rem, or none. @default 'wide' */
  size?: (typeof containerSizes)[number] | undefined
}

/** Centred column with a maximum width and a gutter. Renders a `<div>`. */
export function Container({ size = 'wide', className, ...rest }: ContainerProps) {
  return (
    <div
      className={classNames(
        styles.container,
        size === 'full' ? undefined : styles.containerSizes[size],
        className,
      )}
      {...rest}
    />
  )
}

export interface GridProps extends ComponentProps<'div'> {
  /** Minimum width of a column: 10, 16 or 22rem. @default 'medium' */
  columns?: keyof typeof styles.columns | undefined
}

/** Grid with as many columns as fit. Renders a `<div>`. */
export function Grid({ columns = 'medium', className, ...rest }: GridProps) {
  return <div className={classNames(styles.grid, styles.columns[columns], className)} {...rest} />
}
