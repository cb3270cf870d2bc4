import { pageWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PageOwnerGate } from '../page-editor/page-owner-gate.tsx'
import { TeamSection } from '../teams/team-section.tsx'
import {
  editView,
  forgetStories,
  owner,
  page,
  samsAnswers,
  services,
  StoryApplication,
} from './story-application.test-kit.tsx'

let isIn = false
const join = fn(() => {
  isIn = true
  return {}
})

const meta: Meta<typeof TeamSection> = {
  title: 'Supporter/Teams',
  component: TeamSection,
  beforeEach: () => {
    forgetStories()
    isIn = false
    join.mockClear()
  },
  render: () => (
    <StoryApplication
      session={owner}
      answers={{
        ...samsAnswers,
        [`GET ${page}`]: () => (isIn ? pageWire() : pageWire({ teams: [] })),
        [`POST ${services}/teams/join`]: join,
      }}
    >
      <PageOwnerGate view={editView}>
        <TeamSection />
      </PageOwnerGate>
    </StoryApplication>
  ),
}
export default meta
type Story = StoryObj<typeof TeamSection>

/** Teams are found by what is typed; joining one says so. */
export const Joining: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Find a team' })
    await userEvent.type(search, 'herons')
    await expect(canvas.getByText('No team is called that.')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'ott')
    await userEvent.click(canvas.getByRole('button', { name: 'Join Otters' }))
    await expect(await canvas.findByText('You are the captain of Otters.')).toBeVisible()
    await expect(join).toHaveBeenCalledOnce()
  },
}

/** The captain is told that the team goes on without one. */
export const CaptainLeaves: Story = {
  beforeEach: () => {
    isIn = true
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the team' }))
    await expect(await canvas.findByRole('dialog', { name: 'Leave Otters?' })).toHaveTextContent(
      'You are its captain: the team goes on without one.',
    )
  },
}
