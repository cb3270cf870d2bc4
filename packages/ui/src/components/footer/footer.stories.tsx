import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Footer } from './footer.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Footer',
  summary: 'The footer of every page: about the charity, links in columns, legal text.',
  useFor: ['Every page, as the last element. Use it once.'],
  notFor: ['The footer of a card: `Card` has its own.'],
  anatomy: ['Name and description of the charity', 'Columns of links', 'Legal text', 'Provider'],
  keyboard: linkKeys,
  accessibility: ['It is a `<footer>`. Each column is a `<nav>` named by its title.'],
  messages: [['Text before the provider', 'Powered by']],
  related: ['Components/Layout/Header'],
}

const meta: Meta<typeof Footer> = {
  title: 'Components/Layout/Footer',
  component: Footer,
  parameters: { page, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '6rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    about:
      'We keep a coast alive: saltmarsh, seabirds, clean beaches, and the people who love them.',
    columns: [
      {
        title: 'Take part',
        links: [
          { label: 'Start your page', href: '#start' },
          { label: 'Donate now', href: '#give' },
          { label: 'Resources', href: '#resources' },
        ],
      },
      {
        title: 'Get in touch',
        links: [
          { label: 'Contact', href: '#contact' },
          { label: 'Privacy', href: '#privacy' },
        ],
      },
    ],
    poweredBy: { label: 'Milepost', href: 'https://milepost.example' },
  },
  render: (args, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return <Footer name={sample.name} legal={sample.legal} {...args} />
  },
}
export default meta
type Story = StoryObj<typeof Footer>

export const Full: Story = {}
export const LegalTextOnly: Story = {
  args: { columns: [], about: undefined, poweredBy: undefined },
}
