import type { ComponentPage } from '@milepost/config/component-page'

/** Facts that all components share. */
export const pageBasics = {
  entry: '@milepost/ui',
  status: 'stable',
  since: '0.1.0',
} as const satisfies Partial<ComponentPage>

/** Text for components without shortcuts. The story tests check it. */
export const noFocus = 'Nothing in it takes the focus.'

export const namedByLabel =
  'A `<label>` names the control. Hint and error describe it by `aria-describedby`.'

export const refusedControl =
  'A control with an error has `aria-invalid`. The error begins with a sign, so that colour is not the only difference.'

export const linkKeys = [
  ['Tab', 'Moves from link to link'],
  ['Enter', 'Follows the link'],
] as const

export const buttonKeys = [
  ['Tab', 'Moves to the button'],
  ['Enter, Space', 'Press the button'],
] as const

export const textInputKeys = [
  ['Tab', 'Moves to the field, and on'],
  ['Enter', 'Sends the form around it'],
] as const

export const contentKeys = [['Tab', 'Moves through what is in it']] as const
