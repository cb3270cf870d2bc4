import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { presencePage as page } from './presence.page.ts'

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Presence',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Required = story('Required')
export const InWordsOfYourOwn = story('InWordsOfYourOwn')
