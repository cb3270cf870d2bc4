import type { Meta, StoryObj } from '@storybook/react-vite'
import { messageTones } from '../message/message.tsx'
import { Toast } from './toast.tsx'
import { toastPage } from './toast.page.ts'

const meta: Meta<typeof Toast> = {
  title: 'Overlays/Toast',
  component: Toast,
  parameters: { page: toastPage, docs: { story: { inline: false, height: '30rem' } } },
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
