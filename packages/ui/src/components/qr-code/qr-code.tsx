import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import * as styles from './qr-code.css.ts'

export interface QrCodeProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** URL of the QR code image. */
  src: string
  /** URL in the code, also shown as a link. */
  href: string
  /** Effect of scanning, such as "Scan to give to Amara’s page". */
  label: string
  /** @default the URL */
  linkText?: ReactNode
}

/** QR code with the same link as text. Renders a `<figure>`. */
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
