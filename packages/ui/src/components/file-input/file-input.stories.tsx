import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { FileInput, FilePreview } from './file-input.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'FileInput',
  alongside: ['FilePreview'],
  summary: 'Files from the device, with the control of the browser.',
  useFor: ['Files in a form that has a state of its own.'],
  notFor: ['A form of `@milepost/forms`: take `FileField` or `ImageField`.'],
  anatomy: ['Label', 'Hint', 'Preview', 'Control', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the control, and on'],
    ['Space, Enter', 'Open the choice of files of the device'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'The preview has an empty `alt` beside the name of its file.',
  ],
  messages: [],
  related: ['Controls/Image crop', 'Controls/Text field'],
}

const meta: Meta<typeof FileInput> = {
  title: 'Controls/File input',
  component: FileInput,
  parameters: { page },
  args: { label: 'Your picture', name: 'picture', hint: 'JPEG or PNG, up to 5 MB.' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof FileInput>

const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="teal"/%3E%3C/svg%3E'

export const Plain: Story = {}
export const WithError: Story = { args: { error: 'Choose a file of up to 5 MB' } }
export const WithPicture: Story = {
  args: { preview: <FilePreview src={square.replaceAll('"', "'")} width={320} height={240} /> },
}
