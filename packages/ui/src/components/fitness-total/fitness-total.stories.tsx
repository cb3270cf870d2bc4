import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Section } from '../section/section.tsx'
import { FitnessTotal } from './fitness-total.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'FitnessTotal',
  summary:
    'The total distance or elevation of all supporters, on an illustration or along a route.',
  useFor: ['The distance or elevation of a whole campaign.'],
  notFor: ['Money: use `Progress`.', 'Stats of one person: use `Stat`.'],
  anatomy: ['Number', 'Label', 'Position along the route', 'Route with a marker'],
  keyboard: [],
  accessibility: [
    'The illustration is decorative, because the text next to it has the same information.',
    'A custom image is decorative unless you set `alt`.',
    noFocus,
  ],
  messages: [],
  related: ['Components/Fundraising/Progress', 'Components/Fundraising/Stat'],
}

const meta: Meta<typeof FitnessTotal> = {
  title: 'Components/Fundraising/Fitness total',
  component: FitnessTotal,
  parameters: { page, layout: 'fullscreen' },
  args: {
    value: '9,412 km',
    label: 'walked so far',
    along: '52% of 17,819 km, once round mainland Britain',
    percent: 52,
  },
  render: (args) => (
    <Section title="How far we have come together" background="dark">
      <FitnessTotal {...args} />
    </Section>
  ),
}
export default meta
type Story = StoryObj<typeof FitnessTotal>

export const Distance: Story = {}
export const Elevation: Story = {
  args: {
    kind: 'elevation',
    value: '1,204,310 m',
    label: 'climbed so far',
    along: '64% of 212 Everests, one for every call-out',
    percent: 64,
  },
}
export const OnImage: Story = {
  render: (args, { globals }) => {
    const climbs = globals['brand'] === 'summit'
    const { picture } = sampleBrandOf(globals['brand'])
    return (
      <Section title="How far we have come together" background="dark">
        <FitnessTotal
          {...args}
          image={{
            src: picture(climbs ? 'everest.svg' : 'coast-map.svg'),
            width: 1600,
            height: 600,
          }}
        />
      </Section>
    )
  },
}
export const AtTheStart: Story = { args: { percent: 0, value: '0 km' } }
export const Arrived: Story = { args: { percent: 120, value: '18,044 km' } }
export const OnThePage: Story = {
  render: (args) => (
    <Section title="How far we have come together">
      <FitnessTotal {...args} />
    </Section>
  ),
}
