import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Footer } from './footer.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Footer',
  summary: 'The foot of every page: the charity, links in columns, the legal line.',
  useFor: ['Every page, once, as its last part.'],
  notFor: ['The foot of an article or a card: `Card` has one.'],
  anatomy: [
    'Name and a sentence about the charity',
    'Columns of links',
    'Legal line',
    'Who runs it',
  ],
  keyboard: linkKeys,
  accessibility: ['It is a `<footer>`. Each column is a `<nav>` named by its title.'],
  messages: [['Before the last link', 'Powered by']],
  related: ['Layout/Header'],
}

const meta: Meta<typeof Footer> = {
  title: 'Layout/Footer',
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
          { label: 'Give now', href: '#give' },
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
export const LegalLineOnly: Story = {
  args: { columns: [], about: undefined, poweredBy: undefined },
}
