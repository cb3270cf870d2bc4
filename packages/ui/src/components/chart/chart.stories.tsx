import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { BarChart, Sparkline } from './chart.tsx'

const values = [120, 340, 90, 0, 610, 1250]
const points = values.map((value, index) => ({
  label: samplePeople[index] ?? String(index),
  value,
  text: `£${value.toLocaleString('en-GB')}`,
}))

const page: ComponentPage = {
  ...pageBasics,
  name: 'BarChart',
  alongside: ['Sparkline'],
  summary: '`BarChart` compares amounts. `Sparkline` shows a trend over time.',
  useFor: ['Up to about 20 amounts.', 'A trend next to a number.'],
  notFor: [
    'Exact numbers that people compare: use `Table`.',
    'Progress towards a target: use `Progress`.',
  ],
  anatomy: ['Caption', 'Labels', 'Bars or a line', 'Amounts'],
  keyboard: [],
  accessibility: [
    '`BarChart` is a table. Its cells draw their values.',
    'The line of `Sparkline` is decorative. Screen readers get its values as a table.',
    noFocus,
  ],
  messages: [
    ['Heading of the label column of `BarChart`, for screen readers', 'Name'],
    ['Heading of the time column of `Sparkline`, for screen readers', 'When'],
    ['Heading of the value column, for screen readers', 'Value'],
  ],
  related: ['Components/Fundraising/Stat', 'Components/Content/Table'],
}

const meta: Meta<typeof BarChart> = {
  title: 'Components/Fundraising/Charts',
  component: BarChart,
  parameters: { page },
  args: { caption: 'Raised this week', points },
}
export default meta
type Story = StoryObj<typeof BarChart>

export const Bars: Story = {}
export const AllZero: Story = {
  args: { points: points.map((point) => ({ ...point, value: 0, text: '£0' })) },
}
export const Line: Story = {
  render: () => (
    <div style={{ maxWidth: '20rem' }}>
      <Sparkline label="Raised each day" points={points} />
    </div>
  ),
}
