import type { SafeHtml } from '@milepost/content/html'
import { Link, Message, RichText } from '@milepost/ui'
import * as styles from './donate.css.ts'

/** Data of other ways to donate than the payment page. */
export interface OtherWaysView {
  title: string
  /** Whether the other ways replace the donation form. */
  isInPlace: boolean
  /** Instructions such as bank details; undefined if there are none. */
  html: SafeHtml | undefined
  link: { label: string; href: string } | undefined
  phone: { label: string; href: string } | undefined
}

/** Other ways to donate than the payment page. */
export function OtherWays({ ways: { title, html, link, phone } }: { ways: OtherWaysView }) {
  return (
    <Message title={title} className={styles.otherWays}>
      <div className={styles.waysList}>
        {html === undefined ? null : <RichText html={html} />}
        {[link, phone].map((way) =>
          way === undefined ? null : (
            <p key={way.href}>
              <Link href={way.href}>{way.label}</Link>
            </p>
          ),
        )}
      </div>
    </Message>
  )
}
