import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { messageTones } from '../message/message.tsx'
import { Toast } from './toast.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Toast',
  alongside: ['ToastRegion'],
  summary:
    'Short feedback on an action. It disappears after five seconds. Errors and toasts with an action stay until they are closed. `ToastRegion` contains the toasts.',
  useFor: ['Confirmations, such as “Saved”, “Copied” or “Sent”.'],
  notFor: [
    'Messages that people must read or act on: use `Message`.',
    'Form errors: use `ErrorSummary`.',
  ],
  anatomy: ['Icon of the tone', 'Text', 'Action button', 'Close button'],
  keyboard: buttonKeys,
  accessibility: [
    'It stays while it is hovered or contains the focus.',
    'A toast that stays comes directly after the focused element in the tab order, and restores the focus when it closes.',
    '`ToastRegion` is on the page before the first toast, so screen readers announce errors immediately and other toasts at the next pause.',
  ],
  messages: [['Accessible name of the close button', 'Close']],
  related: ['Components/Controls/Message', 'Components/Fundraising/Share bar'],
}

const meta: Meta<typeof Toast> = {
  title: 'Components/Overlays/Toast',
  component: Toast,
  parameters: { page, docs: { story: { inline: false, height: '30rem' } } },
  args: { durationMs: null, onClose: () => undefined, children: 'Your page is saved.' },
  argTypes: { tone: { control: 'radio', options: messageTones } },
}
export default meta
type Story = StoryObj<typeof Toast>

export const Success: Story = { args: { tone: 'success' } }
export const Failure: Story = {
  args: { tone: 'error', children: 'We couldn’t save your page. Try again.' },
}
export const Long: Story = {
  args: {
    children:
      'You have left the team of Siân-Llewellyn Featherstonehaugh-Cholmondeley, and your kilometres stay yours. 🐦',
  },
}
export const WithAction: Story = {
  args: {
    action: { label: 'Undo', onAction: () => undefined },
    children: 'Your donation is hidden.',
  },
}
