import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { buttonKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { PreviewBanner } from './preview-banner.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'PreviewBanner',
  summary: 'A bar on previews with the time left and buttons to leave or extend the preview.',
  useFor: ['Every page of a preview.'],
  notFor: ['Other messages: use `Message`.'],
  anatomy: ['Label', 'Time left', 'Announcement before the end', 'Extend button', 'Leave button'],
  keyboard: buttonKeys,
  accessibility: [
    'It is a region named “Preview”.',
    'The time has the role `timer`, so screen readers don’t announce every second.',
    'The end is announced two minutes in advance. The user can extend the preview any number of times (WCAG 2.2.1).',
  ],
  messages: [
    ['Text before the time', 'You’re looking at a preview. It ends in'],
    ['Accessible name of the region', 'Preview'],
    ['Leave button', 'Leave Preview'],
    ['Extend button', 'Extend the preview'],
    ['Two minutes before the end', 'The preview is about to end.'],
    ['After extending', 'The preview lasts longer now.'],
  ],
  related: ['Components/Fundraising/Countdown', 'Components/Overlays/Cookie banner'],
}

const meta: Meta<typeof PreviewBanner> = {
  title: 'Components/Overlays/Preview banner',
  component: PreviewBanner,
  parameters: { page, layout: 'fullscreen' },
  args: { endMs: 30 * 60_000, nowMs: 0, clock: () => 42_000, onLeave: fn() },
}
export default meta
type Story = StoryObj<typeof PreviewBanner>

export const HalfAnHour: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Leave Preview' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
export const NearlyEnded: Story = { args: { endMs: 5000, clock: () => 1000, onExtend: fn() } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
