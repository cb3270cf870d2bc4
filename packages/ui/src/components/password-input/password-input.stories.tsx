import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { PasswordInput } from './password-input.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'PasswordInput',
  summary: 'A password input with a button to show the password.',
  useFor: ['Sign-in forms that manage their own state.'],
  notFor: ['Forms of `@milepost/forms`: use `PasswordField`.'],
  anatomy: ['Label', 'Hint', 'Input', 'Show or hide button', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the input, then to the button'],
    ['Enter', 'In the input: submits the surrounding form'],
    ['Enter, Space', 'On the button: show or hide the password'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'Pasting is allowed and `autoComplete` is set, so password managers work (WCAG 3.3.8).',
  ],
  messages: [
    ['Button while the password is hidden', 'Show'],
    ['Button while the password is shown', 'Hide'],
  ],
  related: ['Components/Controls/Text field'],
}

const meta: Meta<typeof PasswordInput> = {
  title: 'Components/Controls/Password input',
  component: PasswordInput,
  parameters: { page },
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
