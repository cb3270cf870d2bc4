import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { Section } from '../section/section.tsx'
import { SponsorGrid } from './sponsor-grid.tsx'
import { sponsorGridPage } from './sponsor-grid.page.ts'

const meta: Meta<typeof SponsorGrid> = {
  title: 'Content/Sponsor grid',
  component: SponsorGrid,
  parameters: { page: sponsorGridPage, layout: 'fullscreen' },
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
