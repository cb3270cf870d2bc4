import { formatMoney } from '@milepost/measures/format'
import { useHydrated, useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { useEffect, useMemo, useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useBrowserQuery } from '../navigation/use-browser-query.ts'
import type { OverlayDonation, OverlayView } from './load-overlay.ts'
import { overlayMessages } from './overlay-messages.ts'
import {
  donationToShow,
  passedMilestone,
  raisedSince,
  readOverlayOptions,
} from './overlay-rules.ts'
import * as styles from './overlay-screen.css.ts'

const pollMs = 5000
const milestoneMs = 15_000
const retryMs = 10_000

/**
 * A total with a transparent background. The server renders the total; donations are added in the browser, which knows
 * the words to hide.
 */
export function OverlayScreen({
  overlay,
  path,
  noName,
}: {
  overlay: OverlayView
  path: string
  noName: string
}) {
  const words = useMessages(overlayMessages)
  const isHydrated = useHydrated()
  const query = useBrowserQuery()
  const options = useMemo(() => readOverlayOptions(query), [query])
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Also while the page is hidden: streaming programs report that it is.
    const timer = setInterval(() => void revalidate(), pollMs)
    return () => clearInterval(timer)
  }, [revalidate])
  const nowMs = useCurrentTime()
  const sinceMinor = useRaisedSince(overlay.raisedMinor, { path, stream: options.stream })
  const milestone = useMilestone(overlay)
  const donation =
    nowMs === undefined || !isHydrated
      ? undefined
      : donationToShow(overlay.donations, { ...options, noName, nowMs })
  const has = (part: (typeof options.parts)[number]) => options.parts.includes(part)
  const { currency, country, ofTarget } = overlay
  return (
    <div className={styles.overlay}>
      {has('title') ? <h1 className={styles.title}>{overlay.title}</h1> : null}
      {has('total') ? (
        <p className={styles.total}>
          <span className={styles.raised}>{overlay.raised}</span>
          {has('goal') && ofTarget !== undefined ? <span>{ofTarget}</span> : null}
        </p>
      ) : null}
      {overlay.asOf === undefined ? null : <p className={styles.line}>{overlay.asOf}</p>}
      {has('goal') && ofTarget !== undefined ? (
        <div className={styles.bar} aria-hidden="true">
          <span
            className={styles.filled}
            style={{ transform: `scaleX(${overlay.barPercent / 100})` }}
          />
        </div>
      ) : null}
      {sinceMinor === undefined ? null : (
        <p className={styles.line}>
          {fillMessage(words.sinceStream, {
            amount: formatMoney(sinceMinor, { currency, country, decimals: 'auto' }),
          })}
        </p>
      )}
      {has('gift') && donation !== undefined ? (
        <LatestDonation key={donation.id} donation={donation} />
      ) : null}
      {has('milestone') && milestone !== undefined ? (
        <p key={milestone} className={styles.milestone}>
          {words[`milestone${milestone}`]}
        </p>
      ) : null}
    </div>
  )
}

function LatestDonation({ donation }: { donation: OverlayDonation }) {
  const words = useMessages(overlayMessages)
  const { name, amount, isAmountHidden, message } = donation
  return (
    <div className={styles.news}>
      <p className={styles.total}>
        {isAmountHidden
          ? fillMessage(words.gave, { name })
          : fillMessage(words.gaveAmount, { name, amount })}
      </p>
      {message === undefined ? null : (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
    </div>
  )
}

/** Renders nothing that a stream would show, and reloads after a while; a wrong URL is reported. */
export function OverlayError({ error }: { error: unknown }) {
  const words = useMessages(overlayMessages)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (isMissing) return undefined
    const timer = setTimeout(() => window.location.reload(), retryMs)
    return () => clearTimeout(timer)
  }, [isMissing])
  return isMissing ? <p className={styles.overlay}>{words.notFound}</p> : null
}

/** Undefined until the page is hydrated. */
function useCurrentTime(): number | undefined {
  const [nowMs, setNowMs] = useState<number>()
  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}

/** Undefined without a stream, and until the page is hydrated. */
export function useRaisedSince(
  raisedMinor: number,
  { path, stream }: { path: string; stream: string },
): number | undefined {
  const [sinceMinor, setSinceMinor] = useState<number>()
  useEffect(() => {
    // Storage is outside of React: reading it starts the stream.
    const update = () => {
      const options = { getStorage: () => localStorage, path, stream, nowMs: Date.now() }
      setSinceMinor(stream === '' ? undefined : raisedSince(raisedMinor, options))
    }
    update()
  }, [raisedMinor, path, stream])
  return sinceMinor
}

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
