import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import type { ImageSource } from '../../types.ts'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import * as styles from './gift-cards.css.ts'

/** Amount with the effect of a donation of that amount. */
export interface GiftCard {
  /** Formatted amount, such as "£25". */
  amount: string
  /** Effect, such as "clears 40 m of shoreline". */
  label: string
  /** Image, displayed at full width. Images up to 200 px wide are displayed as icons in their original size. */
  image?: ImageSource | undefined
  /** URL that the whole card links to, such as a donate form with this amount. */
  href?: string | undefined
}

export interface GiftCardsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly GiftCard[]
}

/** Cards with the effects of donations. Renders a `<ul>`, or nothing if there are no items. */
export function GiftCards({ items, className, ...rest }: GiftCardsProps) {
  if (items.length === 0) return null
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {items.map(({ amount, label, image, href }, index) => {
        const isIcon = image?.width !== undefined && image.width <= widestIconPx
        const picture = image && (
          <Picture image={image} className={isIcon ? styles.icon : styles.picture} />
        )
        return (
          <li key={index} className={styles.card}>
            {!isIcon && picture}
            <div className={styles.body}>
              {isIcon && picture}
              <h3 className={styles.amount}>{href ? <Link href={href}>{amount}</Link> : amount}</h3>
              <p>{label}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const widestIconPx = 200
