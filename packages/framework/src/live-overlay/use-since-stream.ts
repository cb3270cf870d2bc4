import { useEffect, useState } from 'react'
import { raisedSince } from './raised-since.ts'

// With cookies blocked, reading `localStorage` itself throws: it is read where `raisedSince` catches that.
const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
}

/**
 * What was raised since a stream began, in minor units; undefined for no stream, and until the page is awake.
 *
 * @param what - the address of the overlay
 * @param stream - its name; '' for none
 */
export function useSinceStream(
  raisedMinor: number,
  { what, stream }: { what: string; stream: string },
): number | undefined {
  const [sinceMinor, setSinceMinor] = useState<number>()
  useEffect(() => {
    // The browser's storage is outside of React, and begins a stream when it is first asked.
    const count = () => {
      const now = { storage: browserStorage, what, stream, nowMs: Date.now() }
      setSinceMinor(stream === '' ? undefined : raisedSince(raisedMinor, now))
    }
    count()
  }, [raisedMinor, what, stream])
  return sinceMinor
}
