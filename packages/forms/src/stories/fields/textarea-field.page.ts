import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldAnatomy, fieldBasics, namedByLabel, emptyRefusal } from './field-basics.ts'

const args = {
  name: 'why',
  label: 'Why you take part',
  hint: 'One or two sentences.',
  maxLength: 120,
}
const form = { initial: { why: '' }, rules: { why: [['required']] } } as const

export const textareaFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'TextareaField',
  summary: 'Several lines of plain text, with a counter when there is a longest length.',
  useFor: ['Messages, reasons, descriptions: text without formatting.'],
  notFor: ['One line: take `TextField`.', 'Text with bold words and links: take `RichTextField`.'],
  anatomy: [...fieldAnatomy, 'Counter, from 99 characters left on; a warning from 9 on'],
  keyboard: [
    ['Tab', 'Moves to the field, and on to the next one'],
    ['Enter', 'Starts a new line'],
  ],
  accessibility: [
    ...namedByLabel,
    'The counter describes the control. Screen readers hear it by themselves only once it is a warning.',
    'The browser lets nobody type past `maxLength`.',
  ],
  messages: [emptyRefusal, ['20 characters fit', '20 characters remaining']],
  related: ['TextField', 'RichTextField'],
  examples: {
    Usual: { args, form },
    Refused: { args, form: { ...form, isLeft: true } },
    NearlyFull: {
      args: { ...args, maxLength: 50 },
      form: { ...form, initial: { why: 'For the boat that brought my father home again' } },
      note: 'The counter warns from 9 characters on.',
    },
    Disabled: {
      args: { ...args, disabled: true },
      form: { ...form, initial: { why: 'For the boat.' } },
    },
    ReadOnly: {
      args: { ...args, readOnly: true },
      form: { ...form, initial: { why: 'For the boat.' } },
    },
  },
}
