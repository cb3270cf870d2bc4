import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordInput } from './password-input.tsx'
import { passwordInputPage } from './password-input.page.ts'

const meta: Meta<typeof PasswordInput> = {
  title: 'Controls/Password input',
  component: PasswordInput,
  parameters: { page: passwordInputPage },
  args: { label: 'Password', name: 'password', defaultValue: 'correct horse 7!' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof PasswordInput>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
export const WithError: Story = { args: { error: 'This field is required', defaultValue: '' } }
