import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { VideoLinkField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldAnatomy,
  fieldBasics,
  fieldMeta,
  namedByLabel,
  textInputKeys,
} from '../fields.fixtures.tsx'

const args = { name: 'video', label: 'Video', hint: 'From YouTube or Vimeo.' }
const form = { initial: { video: '' } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'VideoLinkField',
  summary:
    'The URL of a YouTube or Vimeo video. When the field loses focus, the URL is normalised.',
  useFor: ['Videos on pages. Parse the value with `parseVideoLink`.'],
  notFor: [
    'Videos from other sites, and other URLs: use `TextField` with `url()`.',
    'Uploading a video: use `FileField`.',
  ],
  anatomy: fieldAnatomy,
  keyboard: textInputKeys,
  accessibility: [...namedByLabel, '`inputMode="url"` opens the URL keyboard.'],
  messages: [
    emptyRefusal,
    ['Not a YouTube or Vimeo video', 'Enter the URL of a YouTube or Vimeo video'],
  ],
  related: ['Forms/Fields/Text field', 'Forms/Fields/File field'],
}

const meta: Meta<typeof VideoLinkField> = {
  title: 'Forms/Fields/Video link field',
  component: VideoLinkField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof VideoLinkField>

export const Default: Story = example({ args, form })
export const Filled: Story = example({
  args,
  form: { initial: { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
})
export const WithError: Story = example({
  args,
  form: { initial: { video: 'https://example.org/video' }, isLeft: true },
})
export const Disabled: Story = example({ args: { ...args, disabled: true }, form })
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { initial: { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
})

export const NormalisesUrl: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Video' })
    await userEvent.type(field, 'https://youtu.be/dQw4w9WgXcQ?si=x')
    await userEvent.tab()
    await expect(field).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  },
}
