import type { TrackedDonation } from './track-donation.ts'
import type { ShareBarView } from '../../frame/share/page-card.ts'
import type { ProgressView } from '../../totals/total-figures.ts'
import { ButtonGroup, LinkButton, Message } from '@milepost/ui'
import ShareButtons from 'virtual:milepost/components/ShareButtons'
import { createShareAction, shareAnchor } from '../../frame/share/page-links.tsx'
import * as styles from './receipt.css.ts'
import { TotalBreakdown } from '../../totals/total-breakdown.tsx'
import Progress from 'virtual:milepost/components/Progress'
import { toProgressProps } from '../../totals/progress-props.ts'
import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '../../frame/site-settings.ts'
import type { ConsentView } from '../../frame/consent/consent-modals.tsx'
import { useSiteState } from '../../frame/site-store.ts'

/** Data of a donation receipt. */
export type ReceiptView =
  | {
      found: true
      thanks: string
      text: string
      message: string | undefined
      figures: ProgressView | undefined
      /** Details such as the date and reference. */
      facts: readonly { label: string; value: string }[]
      /** Instructions for changing or refunding the donation. */
      change: string
      /** Share buttons for the page that received the donation. */
      share: ShareBarView
      shareLabel: string
      /** Link to start a page; undefined if the site has no registration. */
      start: { label: string; href: string } | undefined
      /** Data of a new donation for analytics; undefined if it is not new. */
      gift: TrackedDonation | undefined
    }
  | { found: false; title: string; text: string }

/** Details and next steps of a receipt: reference, changing the donation, sharing, starting a page. */
export function DonationNextSteps({
  receipt: { share, shareLabel, start, facts, change },
  heading: Heading,
}: {
  receipt: Extract<ReceiptView, { found: true }>
  heading: 'h2' | 'h3'
}) {
  const { label, href, overrides } = createShareAction(share, share.label)
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
          <LinkButton href={href} size="large" {...overrides}>
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

/** Receipt of a donation, with the new total. */
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
      {receipt.gift === undefined ? null : <DonationAnalytics gift={receipt.gift} />}
      <Heading className={styles.thanks}>{receipt.thanks}</Heading>
      <p className={styles.text}>{receipt.text}</p>
      {receipt.message === undefined ? null : (
        <blockquote className={styles.message}>
          <p>{receipt.message}</p>
        </blockquote>
      )}
      {receipt.figures === undefined ? null : (
        <>
          <Progress {...toProgressProps(receipt.figures)} />
          <TotalBreakdown view={receipt.figures.addsUp} />
        </>
      )}
      <DonationNextSteps receipt={receipt} heading={Heading === 'h1' ? 'h2' : 'h3'} />
    </div>
  )
}

/** Sends a donation to analytics once, if the donor has accepted cookies. Renders nothing. */
function DonationAnalytics({ gift }: { gift: TrackedDonation }) {
  const { accepted } = useSiteState('consent')
  const shell = useRouteLoaderData<Pick<SiteSettings, 'siteName'> & { consent: ConsentView }>(
    'root',
  )
  const isCounted = accepted && (shell?.consent.analytics.length ?? 0) > 0
  const affiliation = shell?.siteName ?? ''
  useEffect(() => {
    if (!isCounted) return
    void import('./track-donation.ts').then(({ trackDonation }) => {
      trackDonation(gift, affiliation)
    })
  }, [isCounted, affiliation, gift])
  return null
}
