import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'TextField',
  validators: ['required'],
  summary:
    '`required` refuses what is empty. It is the only validator that does: all others let empty values pass.',
  useFor: [
    'Whatever a form cannot do without. The asterisk and the `required` attribute follow from it.',
  ],
  notFor: ['Questions that you could leave out: ask fewer instead.'],
  accessibility: [
    'Empty are blank text, `false`, an empty list, `null` and `undefined`. 0 is a value. `isEmpty(value)` answers the same question.',
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
export const InWordsOfYourOwn: Story = example(
  liveExample([['required', 'Enter your name']], '', {
    label: 'Your name',
  }),
)
