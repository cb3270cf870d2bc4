import { useMessages } from '@milepost/supporter'
import { type ComponentType, useEffect, useState } from 'react'
import { networkMessages } from './network-messages.ts'
import * as styles from './network-notice.css.ts'
import { standInForPages } from './stand-in-for-pages.ts'
import { useOnline } from './use-online.ts'

/** How long it is said that the network is back. */
const backMs = 6000

/**
 * Replaces pages that cannot be opened, and says that the network is lost for as long as it is, and for a moment that it is back. It
 * waits, empty, until then.
 *
 * @param LostPage - what replaces a page
 */
export function NetworkNotice({ LostPage }: { LostPage: ComponentType }) {
  useEffect(() => standInForPages(LostPage), [LostPage])
  const words = useMessages(networkMessages)
  const isOnline = useOnline()
  const [wasLost, setWasLost] = useState(false)
  if (!isOnline && !wasLost) setWasLost(true)
  useEffect(() => {
    if (!isOnline || !wasLost) return undefined
    const timer = setTimeout(() => setWasLost(false), backMs)
    return () => clearTimeout(timer)
  }, [isOnline, wasLost])
  const said = isOnline ? (wasLost ? words.back : '') : words.offline
  return <output className={said === '' ? undefined : styles.notice}>{said}</output>
}
