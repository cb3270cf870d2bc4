import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { CopyButton, ShareBar } from './share.tsx'
import { shareOptions } from './share-options.ts'

const url = 'https://walk.example/fundraising/sian'
const shared = { url, title: 'Walk the Tideline', text: 'I walk 100 km of coast this June.' }
const copying = {
  clipboard: { writeText: () => Promise.resolve() },
  prompt: () => null,
  platform: 'Linux',
}

const page: ComponentPage = {
  ...pageBasics,
  name: 'ShareBar',
  alongside: ['CopyButton'],
  summary:
    'Ways of telling others. They are plain links, and nothing of the networks is loaded. `CopyButton` copies a text.',
  useFor: ['Pages that supporters pass on. `shareOptions` makes the list.'],
  notFor: ['Links to your own accounts at the networks: write links in the `Footer`.'],
  anatomy: [
    'A link for each network',
    'A button that copies the address',
    'What it says once it has',
  ],
  keyboard: [
    ['Tab', 'Moves from way to way'],
    ['Enter', 'Opens the network, or copies'],
    ['Space', 'Copies, on the button'],
  ],
  accessibility: [
    'It is a list named by `label`.',
    'A link that opens a new tab says so to screen readers.',
    'That the address was copied is an `<output>`: it is heard. It stays for three seconds.',
  ],
  messages: [
    ['Name of the list', 'Share'],
    ['After the name of a network, for screen readers', 'opens in a new tab'],
    ['Once the address is copied', 'Link copied to clipboard!'],
    ['A `CopyButton` without words of its own', 'Copy link'],
    ['Where the browser refuses to copy, before the keys', 'Copy to clipboard:'],
  ],
  related: ['Fundraising/QR code', 'Overlays/Toast'],
}

const meta: Meta<typeof ShareBar> = {
  title: 'Fundraising/Share bar',
  component: ShareBar,
  parameters: { page },
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
