import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NumberField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { numberFieldPage as page } from './number-field.page.ts'

const meta: Meta<typeof NumberField> = {
  title: 'Forms/Fields/Number field',
  component: NumberField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof NumberField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const WithPrefix = story('WithPrefix')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')

export const TakesOneDecimalPoint: Story = {
  ...story('Usual'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '-42.1.9e')
    await expect(field).toHaveValue('42.19')
  },
}
