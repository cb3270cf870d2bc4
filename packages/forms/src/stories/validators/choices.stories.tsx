import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxesField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { choicesPage as page } from './choices.page.ts'

const meta: Meta<typeof CheckboxesField> = {
  title: 'Forms/Validators/Choices',
  component: CheckboxesField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof CheckboxesField>

const story = (name: string) => exampleStory<Story>(page, name)

export const AtLeastOne = story('AtLeastOne')
export const AtMostOne = story('AtMostOne')
