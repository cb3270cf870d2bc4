import { useEffect, useState } from 'react'
import { raisedSince } from './raised-since.ts'

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
    setSinceMinor(
      stream === ''
        ? undefined
        : raisedSince(raisedMinor, { storage: localStorage, what, stream, nowMs: Date.now() }),
    )
  }, [raisedMinor, what, stream])
  return sinceMinor
}
