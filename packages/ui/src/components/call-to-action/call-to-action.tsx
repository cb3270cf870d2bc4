import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { type Action, ActionButtons } from '../button/button.tsx'
import type { ImageSource } from '../../types.ts'
import { Picture } from '../picture/picture.tsx'
import { Section, type SectionBackground } from '../section/section.tsx'
import * as styles from './call-to-action.css.ts'

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  text?: ReactNode
  image?: ImageSource | undefined
  /** Buttons. By default the first is primary and the others are secondary. */
  actions?: readonly Action[] | undefined
  /** @default 'primary' */
  background?: SectionBackground | undefined
  anchor?: string | undefined
}

/** Call to action at the end of a page. Renders a `<section>` with an `<h2>`. */
export function CallToAction({
  title,
  text,
  image,
  actions = [],
  background = 'primary',
  children,
  ...rest
}: CallToActionProps) {
  const titleId = useId()
  const plain = image === undefined
  return (
    <Section background={background} aria-labelledby={titleId} {...rest}>
      <div className={classNames(styles.root, plain ? styles.plain : styles.withImage)}>
        <div className={styles.content}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {text ? <p className={styles.text}>{text}</p> : null}
          <ActionButtons
            actions={actions}
            className={classNames(styles.actions, plain && styles.centred)}
          />
          {children}
        </div>
        {plain ? null : <Picture image={image} className={styles.picture} />}
      </div>
    </Section>
  )
}
