import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxesField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { checkboxesFieldPage as page } from './checkboxes-field.page.ts'

const meta: Meta<typeof CheckboxesField> = {
  title: 'Forms/Fields/Checkboxes field',
  component: CheckboxesField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof CheckboxesField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Chosen = story('Chosen')
export const Refused = story('Refused')
export const Disabled = story('Disabled')
