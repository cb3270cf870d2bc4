import { Message } from '@milepost/ui'
import Progress from 'virtual:milepost/components/Progress'
import { progressProps } from '../../totals/progress-props.ts'
import { AfterGift } from './after-gift.tsx'
import { GiftAnalytics } from './gift-analytics.tsx'
import * as styles from './receipt.css.ts'
import type { ReceiptView } from './receipt-view.ts'

/** Thanks for a gift, with what it makes the total. */
export function Receipt({
  receipt,
  heading: Heading = 'h2',
}: {
  receipt: ReceiptView
  heading?: 'h1' | 'h2'
}) {
  if (!receipt.found) {
    return (
      <div className={styles.receipt}>
        <Heading className={styles.thanks}>{receipt.title}</Heading>
        <Message tone="warning">{receipt.text}</Message>
      </div>
    )
  }
  return (
    <div className={styles.receipt}>
      {receipt.gift === undefined ? null : <GiftAnalytics gift={receipt.gift} />}
      <Heading className={styles.thanks}>{receipt.thanks}</Heading>
      <p className={styles.text}>{receipt.text}</p>
      {receipt.message === undefined ? null : (
        <blockquote className={styles.message}>
          <p>{receipt.message}</p>
        </blockquote>
      )}
      {receipt.figures ? <Progress {...progressProps(receipt.figures)} /> : null}
      <AfterGift receipt={receipt} heading={Heading === 'h1' ? 'h2' : 'h3'} />
    </div>
  )
}
