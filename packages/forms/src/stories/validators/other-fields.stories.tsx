import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { otherFieldsPage as page } from './other-fields.page.ts'

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Other fields',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

const story = (name: string) => exampleStory<Story>(page, name)

export const EqualsField = story('EqualsField')
export const DoesNotEqualField = story('DoesNotEqualField')
export const ContainsField = story('ContainsField')
export const DoesNotContainField = story('DoesNotContainField')
