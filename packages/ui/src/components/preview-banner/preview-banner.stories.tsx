import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PreviewBanner } from './preview-banner.tsx'
import { previewBannerPage } from './preview-banner.page.ts'

const meta: Meta<typeof PreviewBanner> = {
  title: 'Overlays/Preview banner',
  component: PreviewBanner,
  parameters: { page: previewBannerPage, layout: 'fullscreen' },
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
