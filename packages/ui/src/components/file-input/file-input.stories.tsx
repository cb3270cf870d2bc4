import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileInput } from './file-input.tsx'
import { FilePreview } from './file-preview.tsx'
import { fileInputPage } from './file-input.page.ts'

const meta: Meta<typeof FileInput> = {
  title: 'Controls/File input',
  component: FileInput,
  parameters: { page: fileInputPage },
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
export const WithError: Story = { args: { error: 'Choose a file of 5 MB at most' } }
export const WithPicture: Story = {
  args: { preview: <FilePreview src={square.replaceAll('"', "'")} width={320} height={240} /> },
}
