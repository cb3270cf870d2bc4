import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './qr-code.css.ts'

export interface QrCodeProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Address of the image of the code. */
  src: string
  /** Where the code leads; readers who cannot scan it follow the link. */
  href: string
  /** What scanning does, such as "Scan to give to Amara’s page". */
  label: string
  /** @default the address */
  linkText?: ReactNode
}

/** A code to scan, and the same as a link. Renders a `<figure>`. */
export function QrCode({ src, href, label, linkText, className, ...rest }: QrCodeProps) {
  return (
    <figure className={classNames(styles.figure, className)} {...rest}>
      <img
        src={src}
        alt={label}
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
      <figcaption className={styles.caption}>
        <a href={href}>{linkText ?? href}</a>
      </figcaption>
    </figure>
  )
}
