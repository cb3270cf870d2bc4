import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { dateFieldPage as page } from './date-field.page.ts'

const meta: Meta<typeof DateField> = {
  title: 'Forms/Fields/Date field',
  component: DateField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof DateField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const Chosen = story('Chosen')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')
