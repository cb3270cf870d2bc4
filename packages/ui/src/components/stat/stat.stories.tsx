import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Stat, StatGroup } from './stat.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'StatGroup',
  alongside: ['Stat'],
  summary: 'Figures side by side, each with what it counts.',
  useFor: ['Two to four figures of a campaign or a page.'],
  notFor: ['Money with a target: take `Progress`.', 'Many figures: take `Table`.'],
  anatomy: ['Sign', 'Figure', 'What it counts', 'What it is compared with'],
  keyboard: [],
  accessibility: [
    'It is a `<dl>`: what is counted is the term, the figure its description.',
    'The sign is decoration.',
    noFocus,
  ],
  messages: [],
  related: ['Fundraising/Progress', 'Fundraising/Charts'],
}

const meta: Meta<typeof StatGroup> = {
  title: 'Fundraising/Stat',
  component: StatGroup,
  parameters: { page },
}
export default meta
type Story = StoryObj<typeof StatGroup>

export const Three: Story = {
  args: {
    children: [
      <Stat key="a" value="3,412 km" label="walked together" />,
      <Stat key="b" value="208" label="people walking" />,
      <Stat key="c" value="25" label="teams" />,
    ],
  },
}
export const One: Story = {
  args: { children: <Stat value="0" label="people so far: be the first" /> },
}
export const WithIcons: Story = {
  args: {
    children: [
      <Stat key="a" icon="people" value="1,208" label="people" note="12% more than last June" />,
      <Stat key="b" icon="heart" value="£142,310" label="raised" note="€166,200" />,
      <Stat key="c" icon="check" value="99,999,999.9 km" label="walked" />,
    ],
  },
}
