import { createPageWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Session } from '../browser-store/session.ts'
import { PageOwnerGate } from '../page-editor/page-owner-gate.tsx'
import { createPage } from '../session/session.test-kit.ts'
import { TeamSection } from '../teams/team-section.tsx'
import { TeamTools } from '../teams/team-tools.tsx'
import {
  docsInFrames,
  editView,
  forgetStories,
  openSection,
  ownerSession,
  ownPage,
  services,
  StoryApplication,
} from './story-application.test-kit.tsx'

const join = fn(() => HttpResponse.json({ success: true }))
const inOtters = http.get(ownPage, () => HttpResponse.json(createPageWire()))

const meta: Meta<typeof TeamSection> = {
  title: 'Pages/Supporter/Teams',
  component: TeamSection,
  parameters: docsInFrames,
  beforeEach: forgetStories,
  render: () => (
    <StoryApplication session={ownerSession}>
      <PageOwnerGate view={editView}>
        <TeamSection />
      </PageOwnerGate>
    </StoryApplication>
  ),
}
export default meta
type Story = StoryObj<typeof TeamSection>

/** Teams are found by name, and joining one shows a message. */
export const Joining: Story = {
  beforeEach: ({ msw }) => {
    join.mockClear()
    msw.use(
      http.post(`${services}/teams/join`, () => {
        msw.use(inOtters)
        return join()
      }),
    )
  },
  play: async ({ canvas }) => {
    await openSection(canvas, 'Team')
    const search = await canvas.findByRole('searchbox', { name: 'Find a team' })
    await userEvent.type(search, 'herons')
    await expect(canvas.getByText('We couldn’t find a team with that name.')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'ott')
    await userEvent.click(canvas.getByRole('button', { name: 'Join Otters' }))
    await expect(await canvas.findByText('You’re the captain of Otters.')).toBeVisible()
    await expect(join).toHaveBeenCalledOnce()
  },
}

/** The dialog explains that the team continues without a captain. */
export const CaptainLeaves: Story = {
  beforeEach: ({ msw }) => msw.use(inOtters),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the team' }))
    await expect(await canvas.findByRole('dialog', { name: 'Leave Otters?' })).toHaveTextContent(
      'You’re the captain, so the team will carry on without one.',
    )
  },
}

const otters = {
  slug: 'otters',
  name: 'Otters',
  uuid: 'b3d4f0a2-0000-4000-8000-000000000001',
  currency: 'GBP',
  isOpen: true,
  inviteUrl: 'https://give.example/register?team=otters',
}

const captain: Session = {
  ...ownerSession,
  page: createPage('sam-river-mile', { teamShortName: 'otters' }),
}

/** A team's page with the captain's tools. */
const renderCaptainTools = () => (
  <StoryApplication session={captain}>
    <TeamTools team={otters} isCaptain contact="hello@otters.example" />
  </StoryApplication>
)

/** A captain invites people with a link and a QR code. */
export const CaptainInvites: Story = {
  render: renderCaptainTools,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite people' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Invite people to Otters' })
    await expect(
      await within(dialog).findByRole('link', { name: 'give.example/register?team=otters' }),
    ).toHaveAttribute('href', otters.inviteUrl)
  },
}

/** A captain reads what they can change, and who can help with the rest. */
export const CaptainGetsHelp: Story = {
  render: renderCaptainTools,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help for captains' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Help for captains' })
    await expect(
      within(dialog).getByRole('link', { name: 'hello@otters.example' }),
    ).toHaveAttribute('href', 'mailto:hello@otters.example')
  },
}

/** A captain edits the team. The form contains its current name. */
export const CaptainEdits: Story = {
  render: renderCaptainTools,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the team' }))
    await expect(await canvas.findByRole('textbox', { name: /^Team name/ })).toHaveValue('Otters')
  },
}
