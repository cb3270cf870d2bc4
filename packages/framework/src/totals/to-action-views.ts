import type { Button } from '@milepost/content'
import { buttonFromColours } from '@milepost/ui/theme'
import type { SiteMessages } from '../messages/site-messages.ts'
import { buttonTarget, type ButtonTargets } from './button-target.ts'
import type { ActionView } from './section-view.ts'

/**
 * Makes links of buttons. A button whose target is not there is left out: better none than a dead one.
 * A login button opens the login on the page it is on; the standard button `fundraisingPage` is a signup.
 */
export function toActionViews(
  buttons: readonly Button[],
  targets: ButtonTargets,
  messages: SiteMessages,
): ActionView[] {
  return buttons.flatMap((button) => {
    const isStandard = button.linkType === '' && button.standardButton === 'fundraisingPage'
    const linkType = isStandard ? 'signup' : button.linkType
    const href = buttonTarget({ ...button, linkType }, targets)
    if (!href) return []
    const label = button.label || messages.buttons[ownLabels[linkType]]
    const style = buttonFromColours(button)
    const look = {
      ...(button.id === '' ? {} : { id: button.id }),
      ...(style === undefined ? {} : { style }),
      ...(button.block ? { wide: true } : {}),
    }
    return [
      {
        label,
        href,
        // What has a background of its own is a filled button.
        emphasis: style === undefined ? emphases[button.style] : 'primary',
        ...(linkType === '' ? {} : { asksFor: linkType }),
        ...(Object.keys(look).length === 0 ? {} : { look }),
      },
    ]
  })
}

/** The emphasis of a button, by the look that the editor chose. */
const emphases = {
  primary: 'primary',
  secondary: 'secondary',
  quiet: 'tertiary',
} as const satisfies Record<Button['style'], ActionView['emphasis']>

const ownLabels = {
  '': 'startPage',
  signup: 'startPage',
  donate: 'donate',
  login: 'logIn',
} as const satisfies Record<Button['linkType'], keyof SiteMessages['buttons']>
