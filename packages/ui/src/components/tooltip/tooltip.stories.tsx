import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'
import { tooltipPage } from './tooltip.page.ts'

const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { page: tooltipPage },
  args: {
    content: 'Adds 25p to every pound you give, at no cost to you.',
    children: <Button emphasis="secondary">Gift Aid</Button>,
    style: { marginBlockStart: '5rem' },
  },
}
export default meta
type Story = StoryObj<typeof Tooltip>

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(/^Adds 25p/)).not.toBeVisible()
    await userEvent.tab()
    canvas.getByRole('button').focus()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
  },
}
