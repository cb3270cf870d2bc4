import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'
import { ShareBar } from './share-bar.tsx'
import { shareOptions } from './share-options.ts'
import { sharePage } from './share.page.ts'

const url = 'https://walk.example/fundraising/sian'
const shared = { url, title: 'Walk the Tideline', text: 'I walk 100 km of coast this June.' }
const copying = {
  clipboard: { writeText: () => Promise.resolve() },
  prompt: () => null,
  platform: 'Linux',
}

const meta: Meta<typeof ShareBar> = {
  title: 'Fundraising/Share bar',
  component: ShareBar,
  parameters: { page: sharePage },
  args: { url, options: shareOptions(shared), environment: copying },
}
export default meta
type Story = StoryObj<typeof ShareBar>

export const All: Story = {}
export const Few: Story = {
  args: { options: shareOptions(shared, { whatsapp: 'yes', mail: 'yes', copy: 'yes' }) },
}
export const ByKeyboard: Story = {
  name: 'Says that it copied [S4.31]',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Facebook/ })).toHaveFocus()
    canvas.getByRole('button', { name: 'Copy link' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Link copied to clipboard!')).toBeVisible()
  },
}
export const CopyAlone: Story = {
  render: () => <CopyButton text={url} environment={copying} emphasis="primary" />,
}
