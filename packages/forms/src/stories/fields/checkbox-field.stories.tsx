import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { checkboxFieldPage as page } from './checkbox-field.page.ts'

const meta: Meta<typeof CheckboxField> = {
  title: 'Forms/Fields/Checkbox field',
  component: CheckboxField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof CheckboxField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Chosen = story('Chosen')
export const Refused = story('Refused')
export const WithHint = story('WithHint')
export const Disabled = story('Disabled')
