import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section, sectionBackgrounds } from '../section/section.tsx'
import { ProgressRing } from './progress-ring.tsx'
import { Thermometer } from './thermometer.tsx'
import { meterPage } from './meter.page.ts'

const meta: Meta<typeof ProgressRing> = {
  title: 'Fundraising/Ring and thermometer',
  component: ProgressRing,
  parameters: { page: meterPage },
  args: { percent: 57, value: '£142,310', note: 'of £250,000' },
}
export default meta
type Story = StoryObj<typeof ProgressRing>

export const Ring: Story = {}
export const SmallRing: Story = { args: { size: 'small', value: '57%' } }
export const Drawn: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      {[0, 34, 100].map((percent) => (
        <Thermometer key={percent} {...args} label={`At ${percent}%`} percent={percent} />
      ))}
    </div>
  ),
}
export const OnEveryBackground: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {sectionBackgrounds.map((background) => (
        <Section key={background} background={background} title={`On ${background}`}>
          <ProgressRing {...args} label={`Ring, on ${background}`} />
          <Thermometer {...args} label={`Thermometer, on ${background}`} />
        </Section>
      ))}
    </>
  ),
}
