import { tabStorage } from '@milepost/supporter/store'
import { useContext, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useNonce } from '../../services/nonce-context.ts'
import { WithoutScriptsContext } from '../../services/without-scripts-context.ts'
import { hasJustGiven, noteOwnGift, noteOwnGiftScript } from './own-gift.ts'

/**
 * Shows a giver their gift in the figures of the next page, too. A page that is loaded whole may be one cached for
 * all, some seconds old: its figures are read again, once. Pages that are reached by links within the site are read
 * afresh anyway. Strangers cause nothing by it: what is asked for is what any visit asks for.
 *
 * Renders nothing but a short script on a receipt, for givers who leave it before the site's scripts run.
 */
export function FreshFiguresForGiver() {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const nonce = useNonce()
  const isStill = useContext(WithoutScriptsContext)
  const isReceipt = new URLSearchParams(search).has('donation-id')
  useEffect(() => {
    const tab = tabStorage()
    if (isReceipt && tab) noteOwnGift(tab, Date.now())
  }, [isReceipt])
  const isChecked = useRef(false)
  useEffect(() => {
    // Once a load: the shell stays while pages come and go.
    if (isChecked.current) return
    isChecked.current = true
    const tab = tabStorage()
    if (!isReceipt && tab && hasJustGiven(tab, performance.timeOrigin)) void revalidate()
  }, [isReceipt, revalidate])
  if (!isReceipt || isStill) return null
  return (
    // The browser has no nonce of its own to compare: it hides the attribute once the document is read.
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: noteOwnGiftScript }}
    />
  )
}
