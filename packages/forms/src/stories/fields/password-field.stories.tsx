import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { passwordFieldPage as page } from './password-field.page.ts'

const meta: Meta<typeof PasswordField> = {
  title: 'Forms/Fields/Password field',
  component: PasswordField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof PasswordField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const TooSimple = story('TooSimple')
export const Disabled = story('Disabled')

export const ShowsWhatIsTyped: Story = {
  ...story('Usual'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'correct')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('correct')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
