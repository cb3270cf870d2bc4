import { createPageWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createRegistration } from '../registration/create-registration.ts'
import { RegistrationScreen } from '../registration/registration-screen.tsx'
import {
  docsInFrames,
  forgetStories,
  restApi,
  signedIn,
  StoryApplication,
} from './story-application.test-kit.tsx'

const made = createPageWire({ pageShortName: 'up-the-hill', title: 'Up the hill', teams: [] })
const create = fn((_info: { request: Request }) =>
  HttpResponse.json({ pageId: made.pageId, pageShortName: made.pageShortName }),
)

const meta: Meta<typeof RegistrationScreen> = {
  title: 'Pages/Supporter/Start a page',
  component: RegistrationScreen,
  parameters: docsInFrames,
  beforeEach: forgetStories,
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

const renderSignedIn: Story['render'] = (args) => (
  <StoryApplication session={signedIn}>
    <RegistrationScreen {...args} />
  </StoryApplication>
)

async function submitPage(canvas: ReturnType<typeof within>) {
  const name = await canvas.findByRole('textbox', { name: 'Page name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Up the hill')
  await expect(canvas.getByRole('textbox', { name: 'Web address' })).toHaveValue('up-the-hill')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Fundraising target' }), '500')
  await userEvent.click(canvas.getByRole('button', { name: 'Create my page' }))
}

/** Signed-out visitors create an account first. */
export const Account: Story = {
  render: (args) => (
    <StoryApplication>
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

/** The slug follows the name. The page is created once, and the story step follows. */
export const Page: Story = {
  render: renderSignedIn,
  beforeEach: ({ msw }) => {
    create.mockClear()
    msw.use(
      http.put(`${restApi}/fundraising/pages`, create),
      http.get(`${restApi}/fundraising/pages/up-the-hill`, () => HttpResponse.json(made)),
      http.get(`${restApi}/fundraising/pagebyid/:id`, () => HttpResponse.json(made)),
    )
  },
  play: async ({ canvas }) => {
    await submitPage(canvas)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your story' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(create).toHaveBeenCalledOnce()
    await expect(await create.mock.calls[0]?.[0].request.json()).toMatchObject({
      pageTitle: 'Up the hill',
      pageShortName: 'up-the-hill',
      targetAmount: 500,
    })
  },
}

/** The platform responds with 500. No page is created, and the form keeps its values. */
export const PlatformDown: Story = {
  render: renderSignedIn,
  beforeEach: ({ msw }) => {
    msw.use(http.put(`${restApi}/fundraising/pages`, () => new HttpResponse(null, { status: 500 })))
  },
  play: async ({ canvas }) => {
    await submitPage(canvas)
    await expect(await canvas.findByText(/^We’re having trouble/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Page name' })).toHaveValue('Up the hill')
  },
}
