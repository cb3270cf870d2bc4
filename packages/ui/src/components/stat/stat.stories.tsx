import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Stat, StatGroup } from './stat.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'StatGroup',
  alongside: ['Stat'],
  summary: 'Key numbers in a row, each with a label.',
  useFor: ['Two to four key numbers of a campaign or page.'],
  notFor: ['Money with a target: use `Progress`.', 'Many numbers: use `Table`.'],
  anatomy: ['Icon', 'Number', 'Label', 'Note, such as a comparison'],
  keyboard: [],
  accessibility: [
    'It is a `<dl>`: the label is the term and the number its description.',
    'The icon is decorative.',
    noFocus,
  ],
  messages: [],
  related: ['Components/Fundraising/Progress', 'Components/Fundraising/Charts'],
}

const meta: Meta<typeof StatGroup> = {
  title: 'Components/Fundraising/Stat',
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
