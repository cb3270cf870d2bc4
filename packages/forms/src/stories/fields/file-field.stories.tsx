import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { fileFieldPage as page } from './file-field.page.ts'

const meta: Meta<typeof FileField> = {
  title: 'Forms/Fields/File field',
  component: FileField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof FileField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const TooLarge = story('TooLarge')
export const Disabled = story('Disabled')
