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
 * A login button opens the login on the page it stands on.
 */
export function presentButtons(
  buttons: readonly Button[],
  targets: ButtonTargets,
  messages: Messages,
): ActionView[] {
  return buttons.flatMap((button) => {
    const href = button.url || targetOf(button, targets)
    if (href === undefined) return []
    const { linkType, style } = button
    const label = button.label || messages[ownLabels[linkType]]
    return [{ label, href, emphasis: style, ...(linkType === '' ? {} : { asksFor: linkType }) }]
  })
}

const ownLabels = {
  '': 'startPage',
  signup: 'startPage',
  donate: 'donate',
  login: 'logIn',
} as const satisfies Record<Button['linkType'], keyof Messages>

function targetOf(button: Button, targets: ButtonTargets): string | undefined {
  if (button.linkType === 'login') return '?login'
  if (button.linkType === 'donate') return targets.donate
  return button.linkType === 'signup' ? targets.signup : undefined
}
