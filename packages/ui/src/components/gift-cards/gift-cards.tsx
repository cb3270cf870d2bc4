import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import type { ImageSource } from '../../types.ts'
import { Picture } from '../picture/picture.tsx'
import * as styles from './gift-cards.css.ts'

/** Effect of one donation. */
export interface GiftCard {
  /** Formatted, such as "£25". */
  amount: string
  /** Effect, such as "clears 40 m of shoreline". */
  label: string
  /** Full-width image. Images up to 200 px wide are displayed as icons in their original size. */
  image?: ImageSource | undefined
}

export interface GiftCardsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly GiftCard[]
}

/** Cards with the effects of donations. Renders a `<ul>`, or nothing if there are no items. */
export function GiftCards({ items, className, ...rest }: GiftCardsProps) {
  if (items.length === 0) return null
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {items.map((gift, index) => (
        <li key={index} className={styles.card}>
          {gift.image === undefined || isIcon(gift.image) ? null : (
            <Picture image={gift.image} className={styles.picture} />
          )}
          <div className={styles.body}>
            {gift.image !== undefined && isIcon(gift.image) ? (
              <Picture image={gift.image} className={styles.icon} />
            ) : null}
            <h3 className={styles.amount}>{gift.amount}</h3>
            <p>{gift.label}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const widestIconPx = 200

function isIcon(image: ImageSource): boolean {
  return image.width !== undefined && image.width <= widestIconPx
}
