import { pageWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createRegistration } from '../registration/create-registration.ts'
import { RegistrationScreen } from '../registration/registration-screen.tsx'
import {
  forgetStories,
  samsAnswers,
  signedIn,
  StoryApplication,
} from './story-application.test-kit.tsx'

const made = pageWire({ pageShortName: 'up-the-hill', title: 'Up the hill', teams: [] })
const create = fn((_body: unknown) => ({ pageId: made.pageId, pageShortName: made.pageShortName }))
const answers = {
  ...samsAnswers,
  'GET /api/v1/fundraising/pages/suggest': { Names: ['up-the-hill'] },
  'PUT /api/v1/fundraising/pages': create,
  'GET /api/v1/fundraising/pages/up-the-hill': made,
  [`GET /api/v1/fundraising/pagebyid/${made.pageId}`]: made,
  'POST /api/v1/tags/up-the-hill/multiple': {},
}

const meta: Meta<typeof RegistrationScreen> = {
  title: 'Supporter/Start a page',
  component: RegistrationScreen,
  beforeEach: () => {
    forgetStories()
    create.mockClear()
  },
  args: {
    view: createRegistration({
      siteName: 'River Run',
      charityId: '2050',
      country: 'gb',
      currency: 'GBP',
    }),
  },
}
export default meta
type Story = StoryObj<typeof RegistrationScreen>

/** Who is not signed in makes an account first. */
export const Account: Story = {
  render: (args) => (
    <StoryApplication answers={answers}>
      <RegistrationScreen {...args} />
    </StoryApplication>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'First, your account' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByLabelText(/^Password/)).toHaveValue('')
  },
}

/** The address follows the name; the page is made once, and its story is asked for next. */
export const Page: Story = {
  render: (args) => (
    <StoryApplication answers={answers} session={signedIn}>
      <RegistrationScreen {...args} />
    </StoryApplication>
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name of your page' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Up the hill')
    await expect(canvas.getByRole('textbox', { name: 'Address of your page' })).toHaveValue(
      'up-the-hill',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'What you want to raise' }), '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Make my page' }))
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your story' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(create).toHaveBeenCalledOnce()
    await expect(create.mock.calls[0]?.[0]).toMatchObject({
      pageTitle: 'Up the hill',
      pageShortName: 'up-the-hill',
      targetAmount: 500,
    })
  },
}
