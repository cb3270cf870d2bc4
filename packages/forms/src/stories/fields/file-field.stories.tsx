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
  summary: 'A file input. The type and size of each file are validated.',
  useFor: ['Uploading documents. Set `multiple` for several.'],
  notFor: ['Images: use `ImageField`, which has a preview and a cropper.'],
  anatomy: [
    'Label, with an asterisk if a file is required',
    'Hint',
    'Preview (optional)',
    'Input',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the field, then to the next one'],
    ['Space, Enter', 'Opens the file picker'],
  ],
  accessibility: [
    ...namedByLabel,
    'It is the browser’s own control, which also accepts dropped files.',
    'Mention the accepted types and the maximum size in the hint.',
  ],
  messages: [
    ['Empty, with `required()`', 'This field is required (set a custom message)'],
    ['The type doesn’t match `accept`', 'Choose a different type of file'],
    ['Larger than `maxSizeBytes`', 'Choose a file of up to 5 MB'],
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

export const Default: Story = example({ args, form })
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const TooLarge: Story = example({
  args,
  form: { ...form, serverErrors: { letter: 'Choose a file of up to 5 MB' } },
})
export const Disabled: Story = example({ args: { ...args, disabled: true }, form })
