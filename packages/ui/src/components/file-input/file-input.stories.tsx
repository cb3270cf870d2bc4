import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { FileInput, FilePreview } from './file-input.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'FileInput',
  alongside: ['FilePreview'],
  summary: 'The browser’s file input with label, hint and error.',
  useFor: ['Forms that manage their own state.'],
  notFor: ['Forms of `@milepost/forms`: use `FileField` or `ImageField`.'],
  anatomy: ['Label', 'Hint', 'Preview', 'Input', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the control'],
    ['Space, Enter', 'Open the file picker'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'The preview has an empty `alt`, because the file name is next to it.',
  ],
  messages: [],
  related: ['Components/Controls/Image crop', 'Components/Controls/Text field'],
}

const meta: Meta<typeof FileInput> = {
  title: 'Components/Controls/File input',
  component: FileInput,
  parameters: { page },
  args: { label: 'Your photo', name: 'picture', hint: 'JPEG or PNG, up to 5 MB.' },
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
export const WithImage: Story = {
  args: { preview: <FilePreview src={square.replaceAll('"', "'")} width={320} height={240} /> },
}
