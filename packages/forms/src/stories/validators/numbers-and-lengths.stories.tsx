import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { numbersAndLengthsPage as page } from './numbers-and-lengths.page.ts'

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Numbers and lengths',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Number = story('Number')
export const GreaterThan = story('GreaterThan')
export const GreaterThanOrEqualTo = story('GreaterThanOrEqualTo')
export const LessThan = story('LessThan')
export const LessThanOrEqualTo = story('LessThanOrEqualTo')
export const Sizes = story('Sizes')
