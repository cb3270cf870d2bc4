import { isOffline } from '@milepost/supporter'
import { useCallback, useEffect, useState } from 'react'

/** The address that this tab has reloaded by itself, without an event that the network is back. */
const reloadedKey = 'milepost:reloaded'

/** What the page does about the lost network: it waits, it tries, or a try found none. */
export type ReloadState = 'waiting' | 'trying' | 'stillLost'

/**
 * Reloads the page once the browser reports that it is online again, and on request. A page that appears after that report
 * is reloaded once per tab. It checks first whether the server can be reached, so that the browser's own error page is
 * never shown.
 */
export function useReloadWhenBack(): { state: ReloadState; tryNow: () => void } {
  const [state, setState] = useState<ReloadState>('waiting')
  const tryNow = useCallback(() => {
    setState('trying')
    void reloadIfReachable().then((isBack) => isBack || setState('stillLost'))
  }, [])
  useEffect(() => {
    if (!isOffline() && takeOnlyReload()) void reloadIfReachable()
    window.addEventListener('online', tryNow)
    return () => window.removeEventListener('online', tryNow)
  }, [tryNow])
  return { state, tryNow }
}

function takeOnlyReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return false
    sessionStorage.setItem(reloadedKey, window.location.href)
    return true
  } catch {
    return false
  }
}

/** @returns whether the server responded: then the page is reloaded */
async function reloadIfReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  window.location.reload()
  return true
}
