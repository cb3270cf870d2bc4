import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from './error-summary.tsx'
import { Message, messageTones } from './message.tsx'
import { messagePage } from './message.page.ts'

const meta: Meta<typeof Message> = {
  title: 'Controls/Message',
  component: Message,
  parameters: { page: messagePage },
  args: {
    title: 'Totals are a few minutes old',
    children: 'We show the last figures we have while we fetch new ones.',
  },
  argTypes: { tone: { control: 'radio', options: messageTones } },
}
export default meta
type Story = StoryObj<typeof Message>

export const Info: Story = {}
export const Success: Story = {
  args: { tone: 'success', title: 'Thank you', children: 'Your £25 is in the total.' },
}
export const Warning: Story = { args: { tone: 'warning' } }
export const Failure: Story = {
  args: { tone: 'error', title: 'That did not work', children: <a href="#again">Try again</a> },
}
export const NoTitle: Story = { args: { title: undefined } }
export const Summary: Story = {
  render: () => (
    <ErrorSummary
      errors={[
        { message: 'Enter an amount between £1 and £1,000,000', href: '#amount' },
        { message: 'Enter your e-mail address', href: '#email' },
      ]}
    />
  ),
}
