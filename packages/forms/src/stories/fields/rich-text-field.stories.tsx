import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RichTextField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { richTextFieldPage as page } from './rich-text-field.page.ts'

const meta: Meta<typeof RichTextField> = {
  title: 'Forms/Fields/Rich text field',
  component: RichTextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof RichTextField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const TooLong = story('TooLong')
export const Disabled = story('Disabled')
export const RightToLeft = story('RightToLeft')

export const RefusesWhenLeft: Story = {
  ...story('Usual'),
  tags: ['!autodocs', '!dev'],
  parameters: {
    ...story('Usual').parameters,
    example: {
      ...page.examples['Usual'],
      form: { initial: { story: '' }, rules: { story: [['required']] } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
    const field = canvas.getByRole('textbox', { name: /^Your story/ })
    await userEvent.click(field)
    await userEvent.tab({ shift: true })
    await expect(field).toHaveAccessibleDescription(/This field is required/)
    await expect(field).toBeInvalid()
  },
}
