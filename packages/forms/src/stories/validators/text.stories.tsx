import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { textPage as page } from './text.page.ts'

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Text',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Alpha = story('Alpha')
export const AlphaNumeric = story('AlphaNumeric')
export const AlphaNumericSpecial = story('AlphaNumericSpecial')
export const Name = story('Name')
export const Slug = story('Slug')
export const Equals = story('Equals')
