import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from './tabs.tsx'
import { tabsPage } from './tabs.page.ts'

const tab = (label: string) => ({
  id: label.toLowerCase().replaceAll(' ', '-'),
  label,
  content: <p>Everything there is about {label.toLowerCase()}.</p>,
})

const meta: Meta<typeof Tabs> = {
  title: 'Content/Tabs',
  component: Tabs,
  parameters: { page: tabsPage },
  args: { label: 'Leaderboards', tabs: ['People', 'Teams', 'Companies'].map(tab) },
}
export default meta
type Story = StoryObj<typeof Tabs>

export const Three: Story = {
  play: async ({ canvas, globals }) => {
    canvas.getByRole('tab', { name: 'People' }).focus()
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Teams' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Teams' })).toBeVisible()
  },
}
export const Many: Story = {
  args: {
    tabs: [
      'People',
      'Teams of four or more',
      'Companies and their friends',
      'Schools',
      'Virtual walkers',
      'Last year',
    ].map(tab),
  },
}
