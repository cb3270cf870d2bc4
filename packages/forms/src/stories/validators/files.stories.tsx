import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { filesPage as page } from './files.page.ts'

const meta: Meta<typeof FileField> = {
  title: 'Forms/Validators/Files',
  component: FileField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof FileField>

const story = (name: string) => exampleStory<Story>(page, name)

export const MaxFileSize = story('MaxFileSize')
export const AcceptedFiles = story('AcceptedFiles')
