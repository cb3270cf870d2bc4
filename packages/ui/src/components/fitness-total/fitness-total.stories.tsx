import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Section } from '../section/section.tsx'
import { FitnessTotal } from './fitness-total.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'FitnessTotal',
  summary: 'How far everyone has gone together, on a picture or on a way that is drawn.',
  useFor: ['The distance or the climb of a whole campaign.'],
  notFor: ['Money: take `Progress`.', 'One person’s figures: take `Stat`.'],
  anatomy: ['Figure', 'What it is', 'How far along the way that is', 'The way, with a marker'],
  keyboard: [],
  accessibility: [
    'The drawing is decoration: the words beside it say the same.',
    'A picture of your own has an empty `alt` unless you give one.',
    noFocus,
  ],
  messages: [],
  related: ['Fundraising/Progress', 'Fundraising/Stat'],
}

const meta: Meta<typeof FitnessTotal> = {
  title: 'Fundraising/Fitness total',
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
export const OnAPicture: Story = {
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
