import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PhoneField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { phoneFieldPage as page } from './phone-field.page.ts'

const meta: Meta<typeof PhoneField> = {
  title: 'Forms/Fields/Phone field',
  component: PhoneField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof PhoneField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const Optional = story('Optional')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')

export const TakesNoLetters: Story = {
  ...story('Usual'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '020 79x46/0958')
    await expect(field).toHaveValue('020 79460958')
  },
}
