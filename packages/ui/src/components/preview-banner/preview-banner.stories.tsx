import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { buttonKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { PreviewBanner } from './preview-banner.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'PreviewBanner',
  summary:
    'Says that a page is not published yet, how long it can be seen, and how to leave or to extend that.',
  useFor: ['Every page of a preview.'],
  notFor: ['Other bars: take `Message`.'],
  anatomy: [
    'What it is',
    'Time that is left',
    'News of its end',
    'Button that extends it',
    'Button that leaves',
  ],
  keyboard: buttonKeys,
  accessibility: [
    'It is a region named “Preview”.',
    'The time has the role `timer`: nothing is announced while it ticks.',
    'Two minutes before the end it says so aloud; one button extends it, as often as one likes (WCAG 2.2.1).',
  ],
  messages: [
    ['Before the time', 'You’re looking at a preview. It ends in'],
    ['Name of the region', 'Preview'],
    ['The button that leaves', 'Leave Preview'],
    ['The button that extends', 'Extend the preview'],
    ['Near the end', 'The preview is about to end.'],
    ['Once it was extended', 'The preview lasts longer now.'],
  ],
  related: ['Fundraising/Countdown', 'Overlays/Cookie banner'],
}

const meta: Meta<typeof PreviewBanner> = {
  title: 'Overlays/Preview banner',
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
export const NearlyOver: Story = { args: { endMs: 5000, clock: () => 1000, onExtend: fn() } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
