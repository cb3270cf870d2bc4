import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextareaField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { textareaFieldPage as page } from './textarea-field.page.ts'

const meta: Meta<typeof TextareaField> = {
  title: 'Forms/Fields/Textarea field',
  component: TextareaField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextareaField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const NearlyFull = story('NearlyFull')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')

export const Counts: Story = {
  ...story('NearlyFull'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 characters remaining')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), '!')
    await expect(canvas.getByText('3 characters remaining')).toBeVisible()
  },
}
