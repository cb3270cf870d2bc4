import { isOffline } from '@milepost/supporter'
import { useCallback, useEffect, useState } from 'react'

const soonMs = 500
const firstDelayMs = 2000
const longestDelayMs = 60_000

/** What the page does about the lost network: it waits, it tries, or a try by hand found none. */
export type ReloadState = 'waiting' | 'trying' | 'stillLost'

/**
 * Loads the page anew as soon as its server can be reached: when the browser says that it is online, after growing
 * delays of 2 seconds to a minute, and when asked. It looks first, so that the browser's own error page is never seen.
 */
export function useReloadWhenBack(): { state: ReloadState; tryNow: () => void } {
  const [state, setState] = useState<ReloadState>('waiting')

  useEffect(() => {
    let delayMs = firstDelayMs
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(tryAgain, delayMs)
      delayMs = Math.min(delayMs * 2, longestDelayMs)
    }
    const tryAgain = () => {
      clearTimeout(timer)
      void reloadIfReachable().then((isBack) => isBack || wait())
    }
    // A page that was given up while there was no network is shown when there is one again.
    if (isOffline()) wait()
    else timer = setTimeout(tryAgain, soonMs)
    window.addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [])

  const tryNow = useCallback(() => {
    setState('trying')
    void reloadIfReachable().then((isBack) => isBack || setState('stillLost'))
  }, [])

  return { state, tryNow }
}

/** @returns whether any answer came: then the page is loaded anew */
async function reloadIfReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  window.location.reload()
  return true
}
