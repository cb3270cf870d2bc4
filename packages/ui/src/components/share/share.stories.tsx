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
    'Sharing links for social networks. They are plain links, so no third-party code is loaded. `CopyButton` copies text.',
  useFor: ['Pages that supporters share. `shareOptions` creates the list.'],
  notFor: ['Links to your social media accounts: put them in the `Footer`.'],
  anatomy: ['Link for each network', 'Button that copies the URL', 'Confirmation'],
  keyboard: [
    ['Tab', 'Moves between the links and the button'],
    ['Enter', 'Opens the network, or copies the URL'],
    ['Space', 'On the button: copies the URL'],
  ],
  accessibility: [
    'It is a list named by `label`.',
    'Screen readers announce that a link opens in a new tab.',
    'The confirmation is an `<output>`, so it is announced. It is shown for three seconds.',
  ],
  messages: [
    ['Accessible name of the list', 'Share'],
    ['Text after the name of a network, for screen readers', 'opens in a new tab'],
    ['After copying the URL', 'Link copied to clipboard!'],
    ['Default label of `CopyButton`', 'Copy link'],
    ['If the browser can’t copy, before the shortcut', 'Copy to clipboard:'],
  ],
  related: ['Components/Fundraising/QR code', 'Components/Overlays/Toast'],
}

const meta: Meta<typeof ShareBar> = {
  title: 'Components/Fundraising/Share bar',
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
  name: 'Confirms that it copied [S4.31]',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^WhatsApp/ })).toHaveFocus()
    canvas.getByRole('button', { name: 'Copy link' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Link copied to clipboard!')).toBeVisible()
  },
}
export const CopyButtonOnly: Story = {
  render: () => <CopyButton text={url} environment={copying} emphasis="primary" />,
}
