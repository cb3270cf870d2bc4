import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { addressesPage as page } from './addresses.page.ts'

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/E-mail, web and phone',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Email = story('Email')
export const Url = story('Url')
export const Phone = story('Phone')
