import type { Action } from '@milepost/ui'
import type { MouseEvent } from 'react'
import type { ShareBarView } from './page-card.ts'

/** Anchor of the section with all share links. */
export const shareAnchor = 'share'

/**
 * Creates a button that opens the device's share sheet. Without one, or without scripts, it scrolls to the page's share links.
 */
export function shareAction({ shareTitle: title, url }: ShareBarView, label: string): Action {
  return {
    label,
    href: `#${shareAnchor}`,
    emphasis: 'secondary',
    look: { onClick: (event) => shareByDevice(event, { title, url }) },
  }
}

function shareByDevice(event: MouseEvent, shared: { title: string; url: string }): void {
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
