import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldBasics, emptyRefusal } from './field-basics.ts'

const choices = [
  { value: 'solo', label: 'On my own' },
  { value: 'team', label: 'In a team', hint: 'Your total counts for both.' },
]
const args = { name: 'shown', label: 'Show me pages of people', choices }
const form = { initial: { shown: [] } } as const

export const checkboxesFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'CheckboxesField',
  summary: 'Any number of several choices, all in sight. The value of the form is a list.',
  useFor: ['Choices of which somebody may want none, one or several.'],
  notFor: ['Exactly one: take `RadioField`.', 'A single yes or no: take `CheckboxField`.'],
  anatomy: [
    'Question, with an asterisk when the rules ask for an answer',
    'Hint',
    'Choices, each with its label and, where it has one, its hint',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves from choice to choice'],
    ['Space', 'Chooses the one that has the focus, or takes it back'],
  ],
  accessibility: [
    'The choices are a `<fieldset>`; its `<legend>` is the question.',
    'Say in the hint that several can be chosen: nothing else does.',
    'Hint and error describe the group. The hint of a choice describes that choice.',
  ],
  messages: [emptyRefusal],
  related: ['RadioField', 'CheckboxField'],
  initialCode: { shown: '[] as string[]' },
  examples: {
    Usual: { args: { ...args, hint: 'Choose as many as you like.' }, form },
    Chosen: { args, form: { initial: { shown: ['solo', 'team'] } } },
    Refused: {
      args,
      form: { ...form, rules: { shown: [['required', 'Choose at least one']] }, isLeft: true },
    },
    Disabled: { args: { ...args, disabled: true }, form: { initial: { shown: ['team'] } } },
  },
}
