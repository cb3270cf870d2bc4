import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { selectFieldPage as page } from './select-field.page.ts'

const meta: Meta<typeof SelectField> = {
  title: 'Forms/Fields/Select field',
  component: SelectField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof SelectField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const Chosen = story('Chosen')
export const Disabled = story('Disabled')
