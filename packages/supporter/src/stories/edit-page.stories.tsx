import { pageWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EditScreen } from '../page-editor/edit-screen.tsx'
import {
  editView,
  forgetStories,
  ownerSession,
  ownPage,
  samsAnswers,
  StoryApplication,
} from './story-application.test-kit.tsx'

const saveTitle = fn((_body: unknown) => ({}))

const meta: Meta<typeof EditScreen> = {
  title: 'Supporter/Edit a page',
  component: EditScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    forgetStories()
    saveTitle.mockClear()
  },
  args: { view: editView },
}
export default meta
type Story = StoryObj<typeof EditScreen>

/** Every part has its own form: saving one says so and sends nothing of the others. */
export const Whole: Story = {
  render: (args) => (
    <StoryApplication
      session={ownerSession}
      answers={{ ...samsAnswers, [`PUT ${ownPage}/pagetitle`]: saveTitle }}
    >
      <EditScreen {...args} />
    </StoryApplication>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      "Sam's River Mile",
    )
    const parts = canvas.getByRole('navigation', { name: 'Parts of your page' })
    const names = within(parts)
      .getAllByRole('link')
      .map((link) => link.textContent)
    for (const name of names)
      await expect(await canvas.findByRole('region', { name })).toBeInTheDocument()
    const title = canvas.getByRole('region', { name: 'Title' })
    const field = within(title).getByRole('textbox', { name: 'Title of your page' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Up the river')
    await userEvent.click(within(title).getByRole('button', { name: 'Save title' }))
    await expect(
      await canvas.findByText('Saved. Visitors see it within a minute.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(saveTitle).toHaveBeenCalledOnce())
    await expect(saveTitle.mock.calls[0]?.[0]).toEqual({ pageTitle: 'Up the river' })
  },
}

export const SomebodyElses: Story = {
  render: (args) => (
    <StoryApplication
      session={ownerSession}
      answers={{ ...samsAnswers, [`GET ${ownPage}`]: pageWire({ pageOwnerGuid: 'guid-ana' }) }}
    >
      <EditScreen {...args} />
    </StoryApplication>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page belongs to somebody else' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the page' })).toHaveAttribute(
      'href',
      '/fundraising/sam-river-mile',
    )
  },
}

export const NotFetched: Story = {
  render: (args) => (
    <StoryApplication session={ownerSession} answers={{ ...samsAnswers, [`GET ${ownPage}`]: 503 }}>
      <EditScreen {...args} />
    </StoryApplication>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}
