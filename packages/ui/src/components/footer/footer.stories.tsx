import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { Footer } from './footer.tsx'
import { footerPage } from './footer.page.ts'

const meta: Meta<typeof Footer> = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: { page: footerPage, layout: 'fullscreen' },
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
