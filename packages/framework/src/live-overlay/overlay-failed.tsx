import { useMessages } from '@milepost/supporter'
import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { overlayMessages } from './overlay-messages.ts'
import * as styles from './overlay-screen.css.ts'

/** How long it waits before it tries again, in milliseconds. */
const againMs = 10_000

/** What is in place of an overlay: nothing that a stream would show, and it looks again by itself. A wrong address is told. */
export function OverlayFailed({ error }: { error: unknown }) {
  const words = useMessages(overlayMessages)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (isMissing) return undefined
    const timer = setTimeout(() => window.location.reload(), againMs)
    return () => clearTimeout(timer)
  }, [isMissing])
  return isMissing ? <p className={styles.overlay}>{words.notFound}</p> : null
}
