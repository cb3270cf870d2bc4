import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { radioFieldPage as page } from './radio-field.page.ts'

const meta: Meta<typeof RadioField> = {
  title: 'Forms/Fields/Radio field',
  component: RadioField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof RadioField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Chosen = story('Chosen')
export const Refused = story('Refused')
export const Disabled = story('Disabled')
export const RightToLeft = story('RightToLeft')
