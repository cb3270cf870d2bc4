import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Message, messageTones } from './message.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Message',
  alongside: ['ErrorSummary'],
  summary:
    'A message for the reader, where it belongs on the page. `ErrorSummary` lists what is wrong with a form.',
  useFor: [
    'The answer to something that was sent.',
    'A state of the page, such as figures that are some minutes old.',
  ],
  notFor: [
    'A short answer that goes by itself: take `Toast`.',
    'What is wrong with one field: give the field its `error`.',
    'A whole page: take `FullScreenMessage` or `ErrorPage`.',
  ],
  anatomy: ['Sign of the tone', 'Title', 'Text', 'Links to the fields, in `ErrorSummary`'],
  keyboard: [
    ['Tab', 'Moves through what is in it'],
    ['Enter', 'In `ErrorSummary`: moves to the field that is wrong'],
  ],
  accessibility: [
    'An error has the role `alert`, the other tones the role `status`: screen readers hear them when they appear.',
    'Each tone has a sign of its own, so that colour is not the only difference.',
    '`ErrorSummary` can take the focus, so that a form moves there.',
  ],
  messages: [['Title of `ErrorSummary`', 'Check what you entered']],
  related: ['Overlays/Toast'],
}

const meta: Meta<typeof Message> = {
  title: 'Controls/Message',
  component: Message,
  parameters: { page },
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
