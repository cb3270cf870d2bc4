import type { ComponentPage } from '@milepost/config/component-page'

/** Facts that all components share. */
export const pageBasics = {
  entry: '@milepost/ui',
  status: 'stable',
  since: '0.1.0',
} as const satisfies Partial<ComponentPage>

/** Text for components without shortcuts. Checked by the story tests. */
export const noFocus = 'It has no focusable elements.'

export const namedByLabel =
  'A `<label>` names the control. The hint and the error describe it through `aria-describedby`.'

export const refusedControl =
  'A control with an error has `aria-invalid`. The error starts with an icon, so it doesn’t rely on colour alone.'

export const linkKeys = [
  ['Tab', 'Moves between links'],
  ['Enter', 'Follows the link'],
] as const

export const buttonKeys = [
  ['Tab', 'Moves to the button'],
  ['Enter, Space', 'Activate the button'],
] as const

export const textInputKeys = [
  ['Tab', 'Moves to the field'],
  ['Enter', 'Submits the surrounding form'],
] as const

export const contentKeys = [['Tab', 'Moves through the content']] as const
