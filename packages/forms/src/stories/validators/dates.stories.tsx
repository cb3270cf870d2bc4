import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { datesPage as page } from './dates.page.ts'

const meta: Meta<typeof DateField> = {
  title: 'Forms/Validators/Dates',
  component: DateField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof DateField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Required = story('Required')
