import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { emailFieldPage as page } from './email-field.page.ts'

const meta: Meta<typeof EmailField> = {
  title: 'Forms/Fields/Email field',
  component: EmailField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof EmailField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const RefusedByTheServer = story('RefusedByTheServer')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')
