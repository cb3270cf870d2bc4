import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { textFieldPage as page } from './text-field.page.ts'

const meta: Meta<typeof TextField> = {
  title: 'Forms/Fields/Text field',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const RefusedByTheServer = story('RefusedByTheServer')
export const Optional = story('Optional')
export const WithPrefixAndSuffix = story('WithPrefixAndSuffix')
export const Uppercase = story('Uppercase')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')
export const RightToLeft = story('RightToLeft')

export const RefusesWhenLeft: Story = {
  ...story('Usual'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Name of your page/ })
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Everybody will see it. This field is required')
  },
}

export const TypesCapitals: Story = {
  ...story('Uppercase'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'sw1a 2aa')
    await expect(field).toHaveValue('SW1A 2AA')
  },
}
