import { type Action, Link } from '@milepost/ui'
import * as styles from './share.css.ts'
import type { MouseEvent } from 'react'
import type { ShareBarView } from './page-card.ts'

/** Links to a page's poster and to its embed code. */
export function PageLinks({
  path,
  poster,
  embed,
}: {
  path: string
  /** Label of the link to the poster. */
  poster: string
  /** Label of the link to the embed code; undefined if embedding is not available. */
  embed: string | undefined
}) {
  return (
    <p className={styles.pageLinks}>
      <Link href={`${path}/poster`}>{poster}</Link>
      {embed === undefined ? null : <Link href={`${path}/embed`}>{embed}</Link>}
    </p>
  )
}

/** Anchor of the section with all share links. */
export const shareAnchor = 'share'

/** Creates a button that opens the device's share sheet, or, as a fallback, scrolls to the page's share links. */
export function createShareAction({ shareTitle: title, url }: ShareBarView, label: string): Action {
  return {
    label,
    href: `#${shareAnchor}`,
    emphasis: 'secondary',
    overrides: { onClick: (event) => openShareSheet(event, { title, url }) },
  }
}

function openShareSheet(event: MouseEvent, shared: { title: string; url: string }): void {
  // On desktops, the page's own links offer more networks than the share sheet.
  if (!window.matchMedia('(pointer: coarse)').matches) return
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(shared)) return
  event.preventDefault()
  navigator.share(shared).catch((error: unknown) => {
    // An `AbortError` means that the user closed the sheet. On any other error, the page's share links are shown.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      window.location.hash = shareAnchor
    }
  })
}
