import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Section } from '../section/section.tsx'
import { SponsorGrid } from './sponsor-grid.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'SponsorGrid',
  summary: 'Sponsor logos, grouped by tier.',
  useFor: ['Sponsors of a campaign.'],
  notFor: ['Images in content: use `Grid` with `Picture`.'],
  anatomy: ['Name of the tier', 'Logos or names'],
  keyboard: linkKeys,
  accessibility: [
    'A logo’s `alt` is the sponsor’s name by default.',
    'A tier is a heading of level 3.',
    'Links have `rel="sponsored"`.',
  ],
  messages: [],
  related: ['Components/Content/Picture', 'Components/Layout/Section'],
}

const meta: Meta<typeof SponsorGrid> = {
  title: 'Components/Content/Sponsor grid',
  component: SponsorGrid,
  parameters: { page, layout: 'fullscreen' },
  args: { items: [] },
}
export default meta
type Story = StoryObj<typeof SponsorGrid>

export const Logos: Story = {
  render: (_, { globals }) => {
    const { picture } = sampleBrandOf(globals['brand'])
    return (
      <Section title="Made possible by">
        <SponsorGrid
          items={[1, 2, 3, 4, 5, 6].map((number) => ({
            name: `Sponsor ${number}`,
            href: `#sponsor-${number}`,
            tier: number < 3 ? 'Principal sponsors' : 'With help from',
            logo: { src: picture(`sponsor-${number}.svg`), width: 200, height: 80 },
          }))}
        />
      </Section>
    )
  },
}
export const NamesOnly: Story = {
  args: {
    items: [
      { name: 'Saltmarsh & Sons' },
      { name: 'The Worshipful Company of Lighthouse Keepers and Foghorn Tuners' },
    ],
  },
}
