import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { passwordsPage as page } from './passwords.page.ts'

const meta: Meta<typeof PasswordField> = {
  title: 'Forms/Validators/Passwords',
  component: PasswordField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof PasswordField>

const story = (name: string) => exampleStory<Story>(page, name)

export const PasswordComplexity = story('PasswordComplexity')
export const WithALeastLength = story('WithALeastLength')
