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
    'A short answer to what the reader has done. It goes by itself after five seconds; an error, or one with an action, stays until it is closed. `ToastRegion` is the place where toasts appear.',
  useFor: ['“Saved”, “copied”, “sent”.'],
  notFor: [
    'What somebody must read or act on: take `Message`.',
    'What is wrong with a form: take `ErrorSummary`.',
  ],
  anatomy: ['Sign of the tone', 'Words', 'Button of its action', 'Button that closes it'],
  keyboard: buttonKeys,
  accessibility: [
    'It never goes while the pointer is over it or the focus is in it.',
    'One that stays is next in the order of focus after what had the focus when it came, and gives the focus back.',
    '`ToastRegion` is in the page before the first toast, so that screen readers hear it: an error at once, the others when there is a pause.',
  ],
  messages: [['Name of the button', 'Close']],
  related: ['Controls/Message', 'Fundraising/Share bar'],
}

const meta: Meta<typeof Toast> = {
  title: 'Overlays/Toast',
  component: Toast,
  parameters: { page, docs: { story: { inline: false, height: '30rem' } } },
  args: { durationMs: null, onClose: () => undefined, children: 'Your page is saved.' },
  argTypes: { tone: { control: 'radio', options: messageTones } },
}
export default meta
type Story = StoryObj<typeof Toast>

export const Success: Story = { args: { tone: 'success' } }
export const Failure: Story = {
  args: { tone: 'error', children: 'Your page could not be saved. Please try again.' },
}
export const Long: Story = {
  args: {
    children:
      'You have left the team of Siân-Llewellyn Featherstonehaugh-Cholmondeley, and your kilometres stay yours. 🐦',
  },
}
export const WithAction: Story = {
  args: { action: { label: 'Undo', onAction: () => undefined }, children: 'Your gift is hidden.' },
}
