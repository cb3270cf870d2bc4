import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Tabs } from './tabs.tsx'

const tab = (label: string) => ({
  id: label.toLowerCase().replaceAll(' ', '-'),
  label,
  content: <p>Everything there is about {label.toLowerCase()}.</p>,
})

const page: ComponentPage = {
  ...pageBasics,
  name: 'Tabs',
  summary:
    'One of several contents at a time. Without a script all of them are shown, one below the other.',
  useFor: ['Two to six views of the same kind, such as people and teams.'],
  notFor: [
    'Pages with addresses of their own: take links.',
    'Text that folds out: take `Accordion`.',
  ],
  anatomy: ['Row of tabs', 'Content of the chosen tab'],
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its content'],
    ['Arrow left, Arrow right', 'Choose the tab beside it, and from the last the first'],
    ['Home, End', 'Choose the first or the last tab'],
  ],
  accessibility: [
    'It has the roles `tablist`, `tab` and `tabpanel`. `label` names the row.',
    'The row is one stop of the Tab key.',
    'The arrow keys follow the direction of the text.',
  ],
  messages: [],
  related: ['Content/Accordion'],
}

const meta: Meta<typeof Tabs> = {
  title: 'Content/Tabs',
  component: Tabs,
  parameters: { page },
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
