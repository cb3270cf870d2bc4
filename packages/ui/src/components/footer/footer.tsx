import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Link } from '../link/link.tsx'
import { Container } from '../section/section.tsx'
import * as styles from './footer.css.ts'

/** Titled list of links. */
export interface FooterColumn {
  title: string
  links: readonly { label: string; href: string }[]
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'about'> {
  name?: ReactNode
  /** Short description of the charity. */
  about?: ReactNode
  columns?: readonly FooterColumn[] | undefined
  /** Registration details of the charity. */
  legal?: ReactNode
  /** Link to the provider of the site. The label may be a logo with alternative text. */
  poweredBy?: { label: ReactNode; href: string; before?: string } | undefined
}

/** Page footer. Children are rendered above `legal` and `poweredBy`. Renders a `<footer>`. */
export function Footer({
  name,
  about,
  columns = [],
  legal,
  poweredBy,
  className,
  children,
  ...rest
}: FooterProps) {
  return (
    <footer className={classNames(styles.footer, className)} {...rest}>
      <Container>
        <div className={styles.columns}>
          {name || about ? (
            <div className={styles.aboutText}>
              {name ? <p className={styles.name}>{name}</p> : null}
              {about ? <div>{about}</div> : null}
            </div>
          ) : null}
          {columns.map((column, columnIndex) => (
            <nav key={columnIndex} aria-label={column.title}>
              <p className={styles.columnTitle}>{column.title}</p>
              <ul className={styles.list}>
                {column.links.map((link, index) => (
                  <li key={index}>
                    <Link href={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {children}
        {legal || poweredBy ? (
          <div className={styles.legalLine}>
            {legal ? <div>{legal}</div> : null}
            {poweredBy === undefined ? null : (
              <p>
                {poweredBy.before ?? 'Powered by'}{' '}
                <Link href={poweredBy.href}>{poweredBy.label}</Link>
              </p>
            )}
          </div>
        ) : null}
      </Container>
    </footer>
  )
}
