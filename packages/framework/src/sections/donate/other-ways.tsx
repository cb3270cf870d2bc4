import { Link, Message, RichText } from '@milepost/ui'
import * as styles from './other-ways.css.ts'
import type { OtherWaysView } from './other-ways-view.ts'

/** Other ways to give, beside the form or in its place. */
export function OtherWays({ ways: { title, html, link, phone } }: { ways: OtherWaysView }) {
  return (
    <Message tone="warning" title={title} className={styles.otherWays}>
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
