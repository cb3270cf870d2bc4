import { createFitnessTimelineDataWire, createTimelineEntryWire } from '@milepost/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ActivitiesSection } from '../fitness/activities-section.tsx'
import { PageOwnerGate } from '../page-editor/page-owner-gate.tsx'
import {
  docsInFrames,
  editView,
  forgetStories,
  graph,
  openSection,
  ownerSession,
  StoryApplication,
} from './story-application.test-kit.tsx'

const walked = createTimelineEntryWire({
  id: 'walked',
  legacyId: 'JG:MANUAL:walked',
  fitnessActivity: {
    ...createTimelineEntryWire().fitnessActivity!,
    title: 'Along the weir',
    activityType: 'WALK',
    distance: { value: 5000, unit: 'meters' },
  },
})
const log = fn((_input: unknown) => undefined)

const meta: Meta<typeof ActivitiesSection> = {
  title: 'Pages/Supporter/Activities',
  component: ActivitiesSection,
  parameters: docsInFrames,
  beforeEach: forgetStories,
  render: () => (
    <StoryApplication session={ownerSession}>
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
  beforeEach: ({ msw }) => {
    log.mockClear()
    msw.use(
      graph.mutation('CreateTimelineEntry', ({ variables }) => {
        log(variables['input'])
        const data = createFitnessTimelineDataWire([walked, createTimelineEntryWire()])
        msw.use(graph.query('FitnessTimeline', () => HttpResponse.json({ data })))
        return HttpResponse.json({ data: { createTimelineEntry: walked } })
      }),
    )
  },
  play: async ({ canvas }) => {
    await logWalk(canvas)
    await expect(
      await canvas.findByText(/^Saved\. You’ve done [\d.]+ (km|mi) so far/),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Delete Along the weir' })).toBeEnabled()
    await expect(log).toHaveBeenCalledOnce()
    await expect(log.mock.calls[0]?.[0]).toMatchObject({
      fitness: { title: 'Along the weir', activityType: 'WALK', distance: 5000 },
    })
  },
}

/** The connection fails during submission. The form keeps its values. */
export const NetworkError: Story = {
  beforeEach: ({ msw }) => {
    msw.use(graph.mutation('CreateTimelineEntry', () => HttpResponse.error()))
  },
  play: async ({ canvas }) => {
    await logWalk(canvas)
    await expect(await canvas.findByText(/^Your activity wasn’t saved/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Along the weir')
  },
}

/** Asks for confirmation before deleting. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await openSection(canvas, 'Activities')
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Morning swim' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Delete “Morning swim”?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByRole('button', { name: 'Delete activity' })).toBeEnabled()
  },
}

async function logWalk(canvas: ReturnType<typeof within>) {
  await openSection(canvas, 'Activities')
  await expect(await canvas.findByText('Morning swim')).toBeVisible()
  await userEvent.type(canvas.getByRole('textbox', { name: 'Distance' }), '5')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Along the weir')
  await userEvent.click(canvas.getByRole('button', { name: 'Log activity' }))
}
