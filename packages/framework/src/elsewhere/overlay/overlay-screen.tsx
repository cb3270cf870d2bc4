import { useHydrated, useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { useEffect, useMemo, useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useBrowserQuery } from '../../frame/navigation/use-browser-query.ts'
import type { OverlayDonation, OverlayView } from './load-overlay.ts'
import { overlayMessages } from './overlay-messages.ts'
import { passedMilestone, readOverlayOptions, selectVisibleDonation } from './overlay-rules.ts'
import * as styles from './overlay-screen.css.ts'

const pollMs = 5000
const milestoneMs = 15_000
const retryMs = 10_000

/**
 * A total with a transparent background. The server renders the total; donations are added in the browser, which knows
 * the words to hide.
 */
export function OverlayScreen({ overlay }: { overlay: OverlayView }) {
  const messages = useMessages(overlayMessages)
  const isHydrated = useHydrated()
  const query = useBrowserQuery()
  const options = useMemo(() => readOverlayOptions(query), [query])
  const nowMs = usePolling()
  const milestone = useMilestone(overlay)
  const { title, raised, ofTarget, barPercent, asOf, donations, anonymousName } = overlay
  const donation = isHydrated
    ? selectVisibleDonation(donations, { ...options, anonymousName, nowMs })
    : undefined
  return (
    <div className={styles.overlay}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.total}>
        <span className={styles.raised}>{raised}</span>
        {ofTarget === undefined ? null : <span>{ofTarget}</span>}
      </p>
      {asOf === undefined ? null : <p className={styles.line}>{asOf}</p>}
      {ofTarget === undefined ? null : (
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.filled} style={{ transform: `scaleX(${barPercent / 100})` }} />
        </div>
      )}
      {donation === undefined ? null : <LatestDonation key={donation.id} donation={donation} />}
      {milestone === undefined ? null : (
        <p key={milestone} className={styles.milestone}>
          {messages[`milestone${milestone}`]}
        </p>
      )}
    </div>
  )
}

function LatestDonation({ donation }: { donation: OverlayDonation }) {
  const messages = useMessages(overlayMessages)
  const { name, amount, isAmountHidden, message } = donation
  return (
    <div className={styles.appearing}>
      <p className={styles.total}>
        {isAmountHidden
          ? fillMessage(messages.gave, { name })
          : fillMessage(messages.gaveAmount, { name, amount })}
      </p>
      {message === undefined ? null : (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
    </div>
  )
}

/** Reports a wrong URL. After any other error it renders nothing, because viewers would see it, and reloads the page. */
export function OverlayError({ error }: { error: unknown }) {
  const messages = useMessages(overlayMessages)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (isMissing) return undefined
    const timer = setTimeout(() => window.location.reload(), retryMs)
    return () => clearTimeout(timer)
  }, [isMissing])
  return isMissing ? <p className={styles.overlay}>{messages.notFound}</p> : null
}

/** Reloads the overlay's data every few seconds, and returns the time of the last poll. */
function usePolling(): number {
  const { revalidate } = useRevalidator()
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    // Also while the page is hidden: streaming programs report that it is.
    const timer = setInterval(() => {
      setNowMs(Date.now())
      void revalidate()
    }, pollMs)
    return () => clearInterval(timer)
  }, [revalidate])
  return nowMs
}

/** Returns the milestone that was passed in the last seconds, in percent. */
function useMilestone({ raisedMinor, targetMinor }: OverlayView) {
  const [lastMinor, setLastMinor] = useState(raisedMinor)
  const [passed, setPassed] = useState<ReturnType<typeof passedMilestone>>()
  if (lastMinor !== raisedMinor) {
    setLastMinor(raisedMinor)
    setPassed(passedMilestone(lastMinor, raisedMinor, targetMinor) ?? passed)
  }
  useEffect(() => {
    if (passed === undefined) return undefined
    const timer = setTimeout(() => setPassed(undefined), milestoneMs)
    return () => clearTimeout(timer)
  }, [passed])
  return passed
}
