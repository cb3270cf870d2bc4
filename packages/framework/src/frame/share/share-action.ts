import type { Action } from '@milepost/ui'
import type { MouseEvent } from 'react'
import type { ShareBarView } from './page-card.ts'

/** The anchor of the section that has all the ways to share. */
export const shareAnchor = 'share'

/**
 * A button that opens the device's share sheet. Without one, or without scripts, it links to the share links further
 * down the page.
 *
 * @param label - text of the button
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
  // A desk has a mouse, and shows the networks that its people use.
  if (!window.matchMedia('(pointer: coarse)').matches) return
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(shared)) return
  event.preventDefault()
  navigator.share(shared).catch((error: unknown) => {
    // Closing the sheet is not an error. On any other error, the links on the page still work.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      window.location.hash = shareAnchor
    }
  })
}
