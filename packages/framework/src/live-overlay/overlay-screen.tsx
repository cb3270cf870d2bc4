import { formatMoney } from '@milepost/measures/format'
import { useHydrated, useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { useMemo } from 'react'
import { useBrowserQuery } from '../navigation/use-browser-query.ts'
import { giftToShow } from './gift-to-show.ts'
import { overlayMessages } from './overlay-messages.ts'
import { readOverlayOptions } from './overlay-options.ts'
import * as styles from './overlay-screen.css.ts'
import type { OverlayGift, OverlayView } from './overlay-view.ts'
import { useMilestone } from './use-milestone.ts'
import { useSinceStream } from './use-since-stream.ts'
import { useCurrentTime } from './use-current-time.ts'

/**
 * A total for a stream, on nothing. The server draws the total; what the address asks of gifts is known to the browser, so that no word
 * is seen before it was looked at.
 *
 * @param noName - in place of a name that has a hidden word
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
  const inBrowser = useHydrated()
  const query = useBrowserQuery()
  const options = useMemo(() => readOverlayOptions(query), [query])
  const nowMs = useCurrentTime()
  const { parts, stream } = options
  const sinceMinor = useSinceStream(overlay.raisedMinor, { what: path, stream })
  const milestone = useMilestone(overlay)
  // Not before the address is known: see `useBrowserQuery`.
  const gift =
    nowMs === undefined || !inBrowser
      ? undefined
      : giftToShow(overlay.gifts, { ...options, noName, nowMs })
  const has = (part: (typeof parts)[number]) => parts.includes(part)
  return (
    <div className={styles.overlay}>
      {has('title') ? <h1 className={styles.title}>{overlay.title}</h1> : null}
      {has('total') ? (
        <p className={styles.total}>
          <span className={styles.raised}>{overlay.raised}</span>
          {has('goal') && overlay.ofTarget !== undefined ? <span>{overlay.ofTarget}</span> : null}
        </p>
      ) : null}
      {overlay.asOf === undefined ? null : <p className={styles.line}>{overlay.asOf}</p>}
      {has('goal') && overlay.ofTarget !== undefined ? (
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
            amount: formatMoney(sinceMinor, {
              currency: overlay.currency,
              country: overlay.country,
              decimals: 'auto',
            }),
          })}
        </p>
      )}
      {has('gift') && gift !== undefined ? <LatestGift key={gift.id} gift={gift} /> : null}
      {has('milestone') && milestone !== undefined ? (
        <p key={milestone} className={styles.milestone}>
          {words[`milestone${milestone}`]}
        </p>
      ) : null}
    </div>
  )
}

function LatestGift({ gift }: { gift: OverlayGift }) {
  const words = useMessages(overlayMessages)
  const { name, amount, isAmountHidden, message } = gift
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
