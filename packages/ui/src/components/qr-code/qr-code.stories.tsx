import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { QrCode } from './qr-code.tsx'

const squares = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 9h3v3H9zM14 12h2v5h-2zM9 16h2v3H9z"/></svg>`

const page: ComponentPage = {
  ...pageBasics,
  name: 'QrCode',
  summary: 'A code to scan, and the same as a link.',
  useFor: ['Posters and pages that are printed or shown to others.'],
  notFor: ['A link on a page that people read on their phone: write a link.'],
  anatomy: ['Image of the code', 'Link'],
  keyboard: linkKeys,
  accessibility: [
    'The image has `label` as its `alt`: say what scanning does.',
    'People who cannot scan it follow the link below.',
  ],
  messages: [],
  related: ['Fundraising/Share bar'],
}

const meta: Meta<typeof QrCode> = {
  title: 'Fundraising/QR code',
  component: QrCode,
  parameters: { page },
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(squares)}`,
    href: 'https://walk.example/fundraising/amara',
    label: 'Scan to give to Amara’s page',
  },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Code: Story = {}
