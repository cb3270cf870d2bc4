import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { hasJustGiven, noteOwnGift } from './own-gift.ts'
import { tabStorage } from '@milepost/supporter/store'

/**
 * Shows whoever has just given their gift in the figures of the next page, too. A page that is loaded whole may be one
 * kept for all, some seconds old: its figures are read again, once. Pages that are gone to within the site are read
 * afresh anyway. Strangers cause nothing by it: what is asked for is what any visit asks for.
 */
export function useOwnGift(): void {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
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
    if (!isReceipt && tab && hasJustGiven(tab, Date.now())) void revalidate()
  }, [isReceipt, revalidate])
}
