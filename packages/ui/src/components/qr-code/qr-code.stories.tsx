import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code.tsx'
import { qrCodePage } from './qr-code.page.ts'

const squares = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 9h3v3H9zM14 12h2v5h-2zM9 16h2v3H9z"/></svg>`

const meta: Meta<typeof QrCode> = {
  title: 'Fundraising/QR code',
  component: QrCode,
  parameters: { page: qrCodePage },
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(squares)}`,
    href: 'https://walk.example/fundraising/amara',
    label: 'Scan to give to Amara’s page',
  },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Code: Story = {}
