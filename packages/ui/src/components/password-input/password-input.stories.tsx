import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { PasswordInput } from './password-input.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'PasswordInput',
  summary: 'A password that can be shown.',
  useFor: ['Signing in, in a form that has a state of its own.'],
  notFor: ['A form of `@milepost/forms`: take `PasswordField`.'],
  anatomy: ['Label', 'Hint', 'Control', 'Button that shows or hides it', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the control, then to the button'],
    ['Enter', 'In the control: sends the form around it'],
    ['Enter, Space', 'On the button: show or hide the password'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'Pasting is allowed and `autoComplete` is set, so that password managers work (WCAG 3.3.8).',
  ],
  messages: [
    ['The button while it is hidden', 'Show'],
    ['The button while it is shown', 'Hide'],
  ],
  related: ['Controls/Text field'],
}

const meta: Meta<typeof PasswordInput> = {
  title: 'Controls/Password input',
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
