import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'TextField',
  validators: ['required'],
  summary: '`required` rejects empty values. All other validators accept them.',
  useFor: ['Required fields. The label gets an asterisk and the input the `required` attribute.'],
  notFor: ['Questions that you could leave out: ask fewer questions instead.'],
  accessibility: [
    'Blank text, `false`, an empty list, `null` and `undefined` are empty. 0 is not. `isEmpty(value)` checks the same.',
  ],
  messages: [['`required()`', 'This field is required']],
  related: ['`isEmpty`', 'Forms/Validators/Text'],
})

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Presence',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Required: Story = example(liveExample([['required']], '', { label: 'Your name' }))
export const CustomMessage: Story = example(
  liveExample([['required', 'Enter your name']], '', {
    label: 'Your name',
  }),
)
