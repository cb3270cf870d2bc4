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
    'Several panels, one visible at a time. Without scripts, all panels are shown below each other.',
  useFor: ['Two to six similar views, such as people and teams.'],
  notFor: ['Pages with their own URLs: use links.', 'Expandable text: use `Accordion`.'],
  anatomy: ['Tab list', 'Panel of the selected tab'],
  keyboard: [
    ['Tab', 'Moves to the selected tab, then to its panel'],
    ['Arrow left, Arrow right', 'Select the previous or next tab, wrapping around at the ends'],
    ['Home, End', 'Select the first or last tab'],
  ],
  accessibility: [
    'It has the roles `tablist`, `tab` and `tabpanel`. `label` names the tab list.',
    'The tab list is a single tab stop.',
    'Arrow keys follow the text direction.',
  ],
  messages: [],
  related: ['Components/Content/Accordion'],
}

const meta: Meta<typeof Tabs> = {
  title: 'Components/Content/Tabs',
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
