import { createPageWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EditScreen } from '../page-editor/edit-page.tsx'
import {
  docsInFrames,
  editView,
  forgetStories,
  openSection,
  ownerSession,
  ownPage,
  StoryApplication,
} from './story-application.test-kit.tsx'

const saveTitle = fn((_info: { request: Request }) => HttpResponse.json({}))

const meta: Meta<typeof EditScreen> = {
  title: 'Pages/Supporter/Edit a page',
  component: EditScreen,
  parameters: { ...docsInFrames, layout: 'fullscreen' },
  beforeEach: forgetStories,
  args: { view: editView },
  render: (args) => (
    <StoryApplication session={ownerSession}>
      <EditScreen {...args} />
    </StoryApplication>
  ),
}
export default meta
type Story = StoryObj<typeof EditScreen>

/** Every section has its own form, and saving one submits only that section. */
export const AllSections: Story = {
  beforeEach: ({ msw }) => {
    saveTitle.mockClear()
    msw.use(http.put(`${ownPage}/pagetitle`, saveTitle))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      "Sam's River Mile",
    )
    const title = await openSection(canvas, 'Title')
    const field = within(title).getByRole('textbox', { name: 'Page title' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Up the river')
    await userEvent.click(within(title).getByRole('button', { name: 'Save title' }))
    await expect(
      await canvas.findByText('Saved. Visitors will see it within a minute.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(saveTitle).toHaveBeenCalledOnce())
    await expect(await saveTitle.mock.calls[0]?.[0].request.json()).toEqual({
      pageTitle: 'Up the river',
    })
  },
}

export const NotTheOwner: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(ownPage, () => HttpResponse.json(createPageWire({ pageOwnerGuid: 'guid-ana' }))),
    )
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page belongs to someone else' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the page' })).toHaveAttribute(
      'href',
      '/fundraising/sam-river-mile',
    )
  },
}

export const LoadingFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(ownPage, () => new HttpResponse(null, { status: 503 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}
