import type { OverlayDonation, OverlayView } from './load-overlay.ts'
import { useHydrated, useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { useEffect, useMemo, useState } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useBrowserQuery } from '../../frame/navigation/query-link.tsx'
import * as styles from './overlay-screen.css.ts'
import { overlayMessages } from './overlay-messages.ts'

const maxDelayS = 600
const maxHiddenWords = 200

/**
 * Parses the query of an overlay. Ignores unknown parameters and invalid values.
 *
 * - `delay`: seconds before a donation is shown, at most 600
 * - `hide`: comma-separated words that are never shown, at most 200
 */
export function parseOverlayOptions(query: URLSearchParams) {
  const delayS = Number(query.get('delay') ?? '')
  const hiddenWords = query
    .getAll('hide')
    .flatMap((text) => text.split(','))
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)
  return {
    delayMs: delayS > 0 ? Math.min(delayS, maxDelayS) * 1000 : 0,
    hiddenWords: hiddenWords.slice(0, maxHiddenWords),
  }
}

/**
 * Returns the newest donation that is at least as old as the delay, without texts that contain a hidden word.
 *
 * @param donations - newest first. A donation without a valid time is not delayed
 * @param options.anonymousName - replacement for a name that contains a hidden word
 */
export function selectVisibleDonation(
  donations: readonly OverlayDonation[],
  options: {
    delayMs: number
    hiddenWords: readonly string[]
    anonymousName: string
    nowMs: number
  },
): OverlayDonation | undefined {
  const { delayMs, hiddenWords, anonymousName, nowMs } = options
  // The platform's clock may be ahead of the browser's.
  const ageMs = (at: string) => Math.max(0, nowMs - Date.parse(at))
  const donation = donations.find(({ at }) => at === undefined || !(ageMs(at) < delayMs))
  if (donation === undefined) return undefined
  const { name, message } = donation
  const isHidden = (text: string) => hiddenWords.some((word) => containsWord(text, word))
  return {
    ...donation,
    name: isHidden(name) ? anonymousName : name,
    message: message !== undefined && isHidden(message) ? undefined : message,
  }
}

/**
 * Whether a text contains a word, ignoring case, accents and all characters except letters and digits (`b.o.m.b` contains
 * `bomb`). Words without letters and digits are compared literally.
 */
function containsWord(text: string, word: string): boolean {
  const plain = (mixed: string) =>
    mixed
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const letters = plain(word)
  if (letters !== '') return plain(text).includes(letters)
  return word.trim() !== '' && text.includes(word.trim())
}

/** Returns the highest milestone (25, 50, 75 or 100 % of the target) that an increase has passed, if any. */
export function findPassedMilestone(beforeMinor: number, nowMinor: number, targetMinor: number) {
  if (targetMinor <= 0) return undefined
  return ([100, 75, 50, 25] as const).find(
    (percent) =>
      beforeMinor * 100 < targetMinor * percent && nowMinor * 100 >= targetMinor * percent,
  )
}

const pollMs = 5000
const milestoneMs = 15_000
const retryMs = 10_000

/**
 * Total on a transparent background, for live streams. Donations are rendered in the browser only, because cached pages are
 * rendered without the query, which contains the hidden words.
 */
export function OverlayScreen({ overlay }: { overlay: OverlayView }) {
  const messages = useMessages(overlayMessages)
  const isHydrated = useHydrated()
  const query = useBrowserQuery()
  const options = useMemo(() => parseOverlayOptions(query), [query])
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

/**
 * Error page of an overlay: a message for an invalid URL. Any other error is hidden from viewers of the stream, and the page
 * reloads after 10 s.
 */
export function OverlayErrorBoundary() {
  const error = useRouteError()
  const messages = useMessages(overlayMessages)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (isMissing) return undefined
    const timer = setTimeout(() => window.location.reload(), retryMs)
    return () => clearTimeout(timer)
  }, [isMissing])
  return isMissing ? <p className={styles.overlay}>{messages.notFound}</p> : null
}

/** Refetches the data every 5 s. Returns the time of the last poll, in ms since the Unix epoch. */
function usePolling(): number {
  const { revalidate } = useRevalidator()
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    // Also while the page is hidden, because streaming software reports its pages as hidden.
    const timer = setInterval(() => {
      setNowMs(Date.now())
      void revalidate()
    }, pollMs)
    return () => clearInterval(timer)
  }, [revalidate])
  return nowMs
}

/** Returns the milestone passed within the last 15 s, in percent; undefined if there is none. */
function useMilestone({ raisedMinor, targetMinor }: OverlayView) {
  const [lastMinor, setLastMinor] = useState(raisedMinor)
  const [passed, setPassed] = useState<ReturnType<typeof findPassedMilestone>>()
  if (lastMinor !== raisedMinor) {
    setLastMinor(raisedMinor)
    setPassed(findPassedMilestone(lastMinor, raisedMinor, targetMinor) ?? passed)
  }
  useEffect(() => {
    if (passed === undefined) return undefined
    const timer = setTimeout(() => setPassed(undefined), milestoneMs)
    return () => clearTimeout(timer)
  }, [passed])
  return passed
}
