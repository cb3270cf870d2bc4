import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import type { ImageSource } from '../../types.ts'
import { Picture } from '../picture/picture.tsx'
import * as styles from './sponsor-grid.css.ts'

export interface Sponsor {
  name: string
  logo?: ImageSource | undefined
  href?: string | undefined
  /** Name of the sponsor's tier. Displayed as a heading above its sponsors. */
  tier?: string | undefined
}

export interface SponsorGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly Sponsor[]
}

/** Sponsor logos, grouped by tier in order of appearance. Renders a `<div>`, or nothing if there are no items. */
export function SponsorGrid({ items, className, ...rest }: SponsorGridProps) {
  if (items.length === 0) return null
  const tiers = [...new Set(items.map((sponsor) => sponsor.tier ?? ''))]
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {tiers.map((tier) => (
        <div key={tier}>
          {tier === '' ? null : <h3 className={styles.tier}>{tier}</h3>}
          <ul className={styles.list}>
            {items
              .filter((sponsor) => (sponsor.tier ?? '') === tier)
              .map((sponsor, index) => (
                <li key={index} className={styles.item}>
                  {sponsor.href === undefined ? (
                    <SponsorMark sponsor={sponsor} />
                  ) : (
                    <a href={sponsor.href} rel="sponsored noopener" className={styles.link}>
                      <SponsorMark sponsor={sponsor} />
                    </a>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function SponsorMark({ sponsor }: { sponsor: Sponsor }) {
  if (sponsor.logo === undefined) return sponsor.name
  return (
    <Picture
      image={{ ...sponsor.logo, alt: sponsor.logo.alt || sponsor.name }}
      className={styles.logo}
    />
  )
}
