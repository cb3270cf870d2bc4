import { sessionWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AccountScreen } from '../account/account-screen.tsx'
import {
  forgetStories,
  samsAnswers,
  servicesPath,
  StoryApplication,
} from './story-application.test-kit.tsx'

const login = fn((body: unknown) =>
  (body as { password: string }).password === 'correct7#'
    ? sessionWire({ expires_at: '2099-01-01T00:00:00Z' })
    : 401,
)
const reset = fn(() => ({}))

const meta: Meta<typeof AccountScreen> = {
  title: 'Supporter/Account',
  component: AccountScreen,
  beforeEach: () => {
    forgetStories()
    login.mockClear()
    reset.mockClear()
  },
  render: (args) => (
    <StoryApplication
      answers={{
        ...samsAnswers,
        [`POST ${servicesPath}/iam/login`]: login,
        [`POST ${servicesPath}/iam/reset-password`]: reset,
      }}
    >
      <AccountScreen {...args} />
    </StoryApplication>
  ),
}
export default meta
type Story = StoryObj<typeof AccountScreen>

/** A wrong password first; then the right one. */
export const SignIn: Story = {
  args: { view: 'signIn' },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/)
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'sam@example.org')
    await userEvent.type(password, 'wrong7#x{Enter}')
    await expect(
      await canvas.findByText('The e-mail address or the password is wrong. Please try again.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(
      'sam@example.org',
    )
    await userEvent.clear(password)
    await userEvent.type(password, 'correct7#{Enter}')
    await expect(await canvas.findByText('You are signed in as Sam Okafor.')).toBeVisible()
    await expect(login).toHaveBeenCalledTimes(2)
  },
}

/** Nothing is sent before everything that is required is there. */
export const SignUp: Story = {
  args: { view: 'signUp' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getAllByText('This field is required')).toHaveLength(4)
    await expect(
      canvas.getByText('Please read and accept the terms and the privacy policy to go on.'),
    ).toBeVisible()
  },
}

/** Says the same whether or not there is an account. */
export const ResetPassword: Story = {
  args: { view: 'reset' },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'E-mail address' }),
      'nobody@example.org',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the link' }))
    await expect(
      await canvas.findByText(/^If there is an account with nobody@example\.org/),
    ).toBeVisible()
    await expect(reset).toHaveBeenCalledOnce()
  },
}

/** Where the platform's own pages ask for the password. */
export const WithIdentityService: Story = {
  args: { view: 'signIn' },
  render: (args) => (
    <StoryApplication signIn={{ method: 'identity' }}>
      <AccountScreen {...args} />
    </StoryApplication>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue with JustGiving' })).toBeEnabled()
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull()
  },
}
