import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextareaField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldAnatomy,
  fieldBasics,
  fieldMeta,
  namedByLabel,
} from '../fields.fixtures.tsx'

const args = {
  name: 'why',
  label: 'Why you’re taking part',
  hint: 'One or two sentences.',
  maxLength: 120,
}
const form = { initial: { why: '' }, rules: { why: [['required']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'TextareaField',
  summary: 'A multi-line text input, with a counter if `maxLength` is set.',
  useFor: ['Plain text, such as messages and descriptions.'],
  notFor: ['A single line: use `TextField`.', 'Formatted text: use `RichTextField`.'],
  anatomy: [...fieldAnatomy, 'Counter, shown from 99 remaining characters and a warning from 9'],
  keyboard: [
    ['Tab', 'Moves to the field, then to the next one'],
    ['Enter', 'Starts a new line'],
  ],
  accessibility: [
    ...namedByLabel,
    'The counter describes the input. Screen readers announce it only when it becomes a warning.',
    'The browser prevents typing past `maxLength`.',
  ],
  messages: [emptyRefusal, ['20 characters remain', '20 characters remaining']],
  related: ['Forms/Fields/Text field', 'Forms/Fields/Rich text field'],
}

const meta: Meta<typeof TextareaField> = {
  title: 'Forms/Fields/Textarea field',
  component: TextareaField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextareaField>

export const Default: Story = example({ args, form })
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const NearlyFull: Story = example({
  args: { ...args, maxLength: 50 },
  form: { ...form, initial: { why: 'For the boat that brought my father home again' } },
  note: 'The counter becomes a warning at 9 characters.',
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { why: 'For the boat.' } },
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { ...form, initial: { why: 'For the boat.' } },
})

export const Counts: Story = {
  ...NearlyFull,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 characters remaining')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), '!')
    await expect(canvas.getByText('3 characters remaining')).toBeVisible()
  },
}
