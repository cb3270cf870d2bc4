import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { VideoLinkField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { videoLinkFieldPage as page } from './video-link-field.page.ts'

const meta: Meta<typeof VideoLinkField> = {
  title: 'Forms/Fields/Video link field',
  component: VideoLinkField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof VideoLinkField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Filled = story('Filled')
export const Refused = story('Refused')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')

export const WritesTheUsualAddress: Story = {
  ...story('Usual'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Video' })
    await userEvent.type(field, 'https://youtu.be/dQw4w9WgXcQ?si=x')
    await userEvent.tab()
    await expect(field).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  },
}
