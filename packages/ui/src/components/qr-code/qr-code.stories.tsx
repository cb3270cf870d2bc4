import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { QrCode } from './qr-code.tsx'

const squares = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 9h3v3H9zM14 12h2v5h-2zM9 16h2v3H9z"/></svg>`

const page: ComponentPage = {
  ...pageBasics,
  name: 'QrCode',
  summary: 'A QR code with the same link as text.',
  useFor: ['Posters and pages that people print or show on a screen.'],
  notFor: ['Links on pages that people read on their phone: use `<a>`.'],
  anatomy: ['QR code', 'Link'],
  keyboard: linkKeys,
  accessibility: [
    '`label` is the `alt` of the image. Describe where the code leads.',
    'People who can’t scan the code can use the link below.',
  ],
  messages: [],
  related: ['Components/Fundraising/Share bar'],
}

const meta: Meta<typeof QrCode> = {
  title: 'Components/Fundraising/QR code',
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
