import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'FileField',
  validators: ['required', 'maxFileSize', 'acceptedFiles'],
  summary: 'Validators for types and sizes of files. `FileField` and `ImageField` include them.',
  useFor: ['Custom file inputs.'],
  notFor: ['Verifying the content of a file: that needs your server.'],
  messages: [
    ["`acceptedFiles('.pdf')`", 'Choose a different type of file'],
    ['`maxFileSize(5_000_000)`', 'Choose a file of up to 5 MB'],
  ],
  related: ['Forms/Fields/File field', 'Forms/Fields/Image field'],
  initialCode: { answer: '[] as readonly File[]' },
})

const meta: Meta<typeof FileField> = {
  title: 'Forms/Validators/Files',
  component: FileField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof FileField>

export const MaxFileSize: Story = example(
  liveExample(
    [
      ['required', 'Choose a file'],
      ['maxFileSize', 5000],
    ],
    [],
    { label: 'Letter', hint: 'Up to 5 kB.' },
  ),
)
export const AcceptedFiles: Story = example(
  liveExample(
    [
      ['required', 'Choose a file'],
      ['acceptedFiles', '.pdf,image/*'],
    ],
    [],
    { label: 'Letter', hint: 'A PDF or an image.' },
  ),
)
