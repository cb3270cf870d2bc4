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
  summary: '`BarChart` draws amounts beside each other, `Sparkline` how something went over time.',
  useFor: ['Up to some twenty amounts.', 'A trend beside a figure.'],
  notFor: [
    'Exact figures that people compare: take `Table`.',
    'How much of a target is reached: take `Progress`.',
  ],
  anatomy: ['Caption', 'Names', 'Bars, or a line', 'Amounts'],
  keyboard: [],
  accessibility: [
    '`BarChart` is a table whose cells draw their values.',
    'The line of `Sparkline` is decoration: screen readers get its figures as a table.',
    noFocus,
  ],
  messages: [
    ['Head of the names of `BarChart`, for screen readers', 'Name'],
    ['Head of the times of `Sparkline`, for screen readers', 'When'],
    ['Head of the amounts, for screen readers', 'Value'],
  ],
  related: ['Fundraising/Stat', 'Content/Table'],
}

const meta: Meta<typeof BarChart> = {
  title: 'Fundraising/Charts',
  component: BarChart,
  parameters: { page },
  args: { caption: 'Raised this week', points },
}
export default meta
type Story = StoryObj<typeof BarChart>

export const Bars: Story = {}
export const AllNothing: Story = {
  args: { points: points.map((point) => ({ ...point, value: 0, text: '£0' })) },
}
export const Line: Story = {
  render: () => (
    <div style={{ maxWidth: '20rem' }}>
      <Sparkline label="Raised each day" points={points} />
    </div>
  ),
}
