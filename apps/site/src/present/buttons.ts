import type { Button } from '@milepost/content'
import type { Messages } from '../messages/messages.ts'
import type { ActionView } from '../slices/slice-view.ts'

/** Where the buttons of a page lead that name no address of their own. */
export interface ButtonTargets {
  /** Where a gift is given from this page; undefined when none can be. */
  donate: string | undefined
  /** Where a supporter starts a page; undefined when there is no such place. */
  signup: string | undefined
}

/**
 * Makes links of buttons. A button whose target is not there is left out: better none than a dead one.
 * Login buttons belong to the session, which only the browser knows.
 */
export function presentButtons(
  buttons: readonly Button[],
  targets: ButtonTargets,
  messages: Messages,
): ActionView[] {
  return buttons.flatMap((button) => {
    const href = button.url || targetOf(button, targets)
    if (href === undefined) return []
    const label =
      button.label || (button.linkType === 'donate' ? messages.donate : messages.startPage)
    const { linkType, style } = button
    const asksFor = linkType === 'donate' || linkType === 'signup' ? { asksFor: linkType } : {}
    return [{ label, href, emphasis: style, ...asksFor }]
  })
}

function targetOf(button: Button, targets: ButtonTargets): string | undefined {
  if (button.linkType === 'donate') return targets.donate
  return button.linkType === 'signup' ? targets.signup : undefined
}
