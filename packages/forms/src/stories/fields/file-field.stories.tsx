import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from '../../fields/index.ts'
import { example, fieldBasics, fieldMeta, namedByLabel } from '../fields.fixtures.tsx'

const args = {
  name: 'letter',
  label: 'Letter',
  hint: 'PDF, up to 5 MB.',
  accept: '.pdf',
  maxSizeBytes: 5_000_000,
}
const form = {
  initial: { letter: [] },
  rules: { letter: [['required', 'Choose a file']] },
} as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'FileField',
  summary: 'Files from the device. Their type and size are checked before anything is sent.',
  useFor: ['Documents that somebody has to hand in; `multiple` for several.'],
  notFor: ['Pictures: take `ImageField`, which shows and cuts them.'],
  anatomy: [
    'Label, with an asterisk when the rules ask for a file',
    'Hint',
    'Preview, where there is one',
    'The control',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the field, and on to the next one'],
    ['Space, Enter', 'Opens the choice of files of the device'],
  ],
  accessibility: [
    ...namedByLabel,
    'It is the control of the browser: files can be dropped on it, too.',
    'Say types and size in the hint, before somebody chooses.',
  ],
  messages: [
    ['It is empty and `required()`', 'This field is required; give words of your own'],
    ['`accept` does not name the type', 'Choose a different type of file'],
    ['It is larger than `maxSizeBytes`', 'Choose a file of up to 5 MB'],
  ],
  related: ['Forms/Fields/Image field'],
  initialCode: { letter: '[] as readonly File[]' },
}

const meta: Meta<typeof FileField> = {
  title: 'Forms/Fields/File field',
  component: FileField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof FileField>

export const Usual: Story = example({ args, form })
export const Refused: Story = example({ args, form: { ...form, isLeft: true } })
export const TooLarge: Story = example({
  args,
  form: { ...form, serverErrors: { letter: 'Choose a file of up to 5 MB' } },
})
export const Disabled: Story = example({ args: { ...args, disabled: true }, form })
