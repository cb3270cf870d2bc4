import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePeople } from '../../stories/sample-brands.ts'
import { BarChart } from './bar-chart.tsx'
import { Sparkline } from './sparkline.tsx'
import { chartPage } from './chart.page.ts'

const values = [120, 340, 90, 0, 610, 1250]
const points = values.map((value, index) => ({
  label: samplePeople[index] ?? String(index),
  value,
  text: `£${value.toLocaleString('en-GB')}`,
}))

const meta: Meta<typeof BarChart> = {
  title: 'Fundraising/Charts',
  component: BarChart,
  parameters: { page: chartPage },
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
