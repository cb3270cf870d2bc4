import { ButtonGroup, LinkButton } from '@milepost/ui'
import ShareButtons from 'virtual:milepost/components/ShareButtons'
import { shareAction, shareAnchor } from '../../frame/share/share-action.ts'
import * as styles from './receipt.css.ts'
import type { ReceiptView } from './receipt-view.ts'

/** What a giver may want next: to tell others, to start a page, to keep the reference, to change the gift. */
export function AfterGift({
  receipt: { share, shareLabel, start, facts, change },
  heading: Heading,
}: {
  receipt: Extract<ReceiptView, { found: true }>
  heading: 'h2' | 'h3'
}) {
  const { label, href, look } = shareAction(share, share.label)
  return (
    <>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className={styles.factName}>{fact.label}</dt>
            <dd className={styles.factValue}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.changeLink}>{change}</p>
      <div className={styles.nextSteps}>
        <Heading className={styles.title}>{shareLabel}</Heading>
        <ButtonGroup>
          <LinkButton href={href} size="large" {...look}>
            {label}
          </LinkButton>
          {start === undefined ? null : (
            <LinkButton href={start.href} emphasis="secondary" size="large">
              {start.label}
            </LinkButton>
          )}
        </ButtonGroup>
        <div id={shareAnchor} className={styles.nextStepLinks}>
          <ShareButtons share={share} />
        </div>
      </div>
    </>
  )
}
