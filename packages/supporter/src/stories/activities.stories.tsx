import { fitnessTimelineDataWire, timelineEntryWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ActivitiesSection } from '../fitness/activities-section.tsx'
import { PageOwnerGate } from '../page-editor/page-owner-gate.tsx'
import {
  editView,
  forgetStories,
  graphCall,
  graphAnswer,
  ownerSession,
  samsAnswers,
  StoryApplication,
} from './story-application.test-kit.tsx'

const walked = timelineEntryWire({
  id: 'walked',
  legacyId: 'JG:MANUAL:walked',
  fitnessActivity: {
    ...timelineEntryWire().fitnessActivity!,
    title: 'Along the weir',
    activityType: 'WALK',
    distance: { value: 5000, unit: 'meters' },
  },
})
let entries = [timelineEntryWire()]
const log = fn((_input: unknown) => {
  entries = [walked, ...entries]
})

const meta: Meta<typeof ActivitiesSection> = {
  title: 'Supporter/Activities',
  component: ActivitiesSection,
  beforeEach: () => {
    forgetStories()
    entries = [timelineEntryWire()]
    log.mockClear()
  },
  render: () => (
    <StoryApplication
      session={ownerSession}
      answers={{
        ...samsAnswers,
        [graphCall]: (body: unknown) => {
          const { query, variables } = body as { query: string; variables: { input: unknown } }
          if (query.includes('mutation')) log(variables.input)
          return graphAnswer(body, {
            FitnessTimeline: fitnessTimelineDataWire(entries),
            CreateTimelineEntry: { createTimelineEntry: walked },
          })
        },
      }}
    >
      <PageOwnerGate view={editView}>
        <ActivitiesSection />
      </PageOwnerGate>
    </StoryApplication>
  ),
}
export default meta
type Story = StoryObj<typeof ActivitiesSection>

/** A supporter logs five kilometres and sees them in the list. */
export const Logged: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Morning swim')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Distance' }), '5')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Along the weir')
    await userEvent.click(canvas.getByRole('button', { name: 'Log it' }))
    await expect(await canvas.findByText('Logged. It counts from now on.')).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: 'Delete Along the weir' })).toBeEnabled()
    await expect(log).toHaveBeenCalledOnce()
    await expect(log.mock.calls[0]?.[0]).toMatchObject({
      fitness: { title: 'Along the weir', activityType: 'WALK', distance: 5000 },
    })
  },
}

/** Deleting asks first. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Morning swim' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Delete “Morning swim”?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByRole('button', { name: 'Delete it' })).toBeEnabled()
  },
}
