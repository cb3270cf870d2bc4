import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent } from 'storybook/test'
import { AccountScreen } from '../account/account-screen.tsx'
import {
  docsInFrames,
  forgetStories,
  services,
  StoryApplication,
} from './story-application.test-kit.tsx'

const login = fn()
const reset = fn(() => new HttpResponse(null, { status: 204 }))

const meta: Meta<typeof AccountScreen> = {
  title: 'Pages/Supporter/Account',
  component: AccountScreen,
  parameters: docsInFrames,
  beforeEach: forgetStories,
  render: (args) => (
    <StoryApplication>
      <AccountScreen {...args} />
    </StoryApplication>
  ),
}
export default meta
type Story = StoryObj<typeof AccountScreen>

/** A wrong password, then the right one. */
export const SignIn: Story = {
  args: { view: 'signIn' },
  beforeEach: ({ msw }) => {
    login.mockClear()
    // Without a return value, msw tries the next handler.
    msw.use(http.post(`${services}/iam/login`, () => void login()))
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'sam@example.org')
    await userEvent.type(password, 'wrong7#x{Enter}')
    await expect(
      await canvas.findByText('Your email or password is incorrect. Check them and try again.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'sam@example.org',
    )
    await userEvent.clear(password)
    await userEvent.type(password, 'correct7#{Enter}')
    await expect(await canvas.findByText('You’re signed in as Sam Okafor.')).toBeVisible()
    await expect(login).toHaveBeenCalledTimes(2)
  },
}

/** The platform responds with 429. The form keeps its values. */
export const TooManyAttempts: Story = {
  args: { view: 'signIn' },
  beforeEach: ({ msw }) => {
    msw.use(http.post(`${services}/iam/login`, () => new HttpResponse(null, { status: 429 })))
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' })
    await userEvent.type(email, 'sam@example.org')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct7#{Enter}')
    await expect(
      await canvas.findByText('You’ve tried too many times. Wait a minute, then try again.'),
    ).toBeVisible()
    await expect(email).toHaveValue('sam@example.org')
  },
}

/** Nothing is sent until all required fields are filled in. Then the account is created. */
export const SignUp: Story = {
  args: { view: 'signUp' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getAllByText('This field is required')).toHaveLength(4)
    await expect(
      canvas.getByText('Accept the terms of service and the privacy policy to continue.'),
    ).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Sam')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Okafor')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'sam@example.org')
    await userEvent.type(canvas.getByLabelText(/^Choose a password/), 'correct7#')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }))
    await expect(await canvas.findByText('You’re signed in as Sam Okafor.')).toBeVisible()
  },
}

/** The message is the same whether or not the account exists. */
export const ResetPassword: Story = {
  args: { view: 'reset' },
  beforeEach: ({ msw }) => {
    reset.mockClear()
    msw.use(http.post(`${services}/iam/reset-password`, reset))
  },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email address' }),
      'nobody@example.org',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
    await expect(await canvas.findByText(/^If nobody@example\.org has an account/)).toBeVisible()
    await expect(reset).toHaveBeenCalledOnce()
  },
}

/** Sign-in on the platform's pages. */
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
