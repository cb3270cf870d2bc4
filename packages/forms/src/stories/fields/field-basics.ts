import type { ComponentPage } from '@milepost/presets/component-page'

/** What is the same for every field of the kit. */
export const fieldBasics = {
  entry: '@milepost/forms/fields',
  status: 'stable',
  since: '0.1.0',
} as const satisfies Partial<ComponentPage>

export const fieldAnatomy = [
  'Label, with an asterisk when the rules ask for a value',
  'Hint',
  'The control',
  'Error',
]

export const textInputKeys = [
  ['Tab', 'Moves to the field, and on to the next one'],
  ['Enter', 'Sends the form'],
] as const

export const namedByLabel = [
  'A `<label>` names the control. Hint and error describe it by `aria-describedby`.',
  'A refused control has `aria-invalid`. Its error begins with a sign, so that colour is not the only difference.',
]

export const emptyRefusal = ['It is empty and `required()`', 'This field is required'] as const
