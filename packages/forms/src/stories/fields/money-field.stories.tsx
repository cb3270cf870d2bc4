import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MoneyField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { moneyFieldPage as page } from './money-field.page.ts'

const meta: Meta<typeof MoneyField> = {
  title: 'Forms/Fields/Money field',
  component: MoneyField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof MoneyField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')
export const RightToLeft = story('RightToLeft')

export const RefusesHalfAPenny: Story = {
  ...story('Usual'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '250.5')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('£ Please enter a valid amount')
  },
}
