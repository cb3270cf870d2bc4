import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressFields } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { addressFieldsPage as page } from './address-fields.page.ts'

const meta: Meta<typeof AddressFields> = {
  title: 'Forms/Fields/Address fields',
  component: AddressFields,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof AddressFields>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Filled = story('Filled')
export const Refused = story('Refused')
export const Disabled = story('Disabled')
