import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Message, messageTones } from './message.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Message',
  alongside: ['ErrorSummary'],
  summary: 'An inline message. `ErrorSummary` lists the errors of a form.',
  useFor: [
    'The result of submitting a form.',
    'The status of a page, such as totals that are a few minutes old.',
  ],
  notFor: [
    'Short feedback that disappears: use `Toast`.',
    'Errors of a single field: set the field’s `error`.',
    'A whole page: use `FullScreenMessage` or `ErrorPage`.',
  ],
  anatomy: ['Icon of the tone', 'Title', 'Text', 'Links to the fields (in `ErrorSummary`)'],
  keyboard: [
    ['Tab', 'Moves through the content'],
    ['Enter', 'In `ErrorSummary`: moves to the field with the error'],
  ],
  accessibility: [
    'Errors have the role `alert` and other tones the role `status`, so screen readers announce them when they appear.',
    'Each tone has its own icon, so it doesn’t rely on colour alone.',
    '`ErrorSummary` is focusable, so that a form can move the focus to it.',
  ],
  messages: [['Title of `ErrorSummary`', 'Check what you entered']],
  related: ['Components/Overlays/Toast'],
}

const meta: Meta<typeof Message> = {
  title: 'Components/Controls/Message',
  component: Message,
  parameters: { page },
  args: {
    title: 'Totals are a few minutes old',
    children: 'We’re showing the last totals we have while we fetch new ones.',
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
  args: { tone: 'error', title: 'That didn’t work', children: <a href="#again">Try again</a> },
}
export const NoTitle: Story = { args: { title: undefined } }
export const Summary: Story = {
  render: () => (
    <ErrorSummary
      errors={[
        { message: 'Enter an amount between £1 and £1,000,000', href: '#amount' },
        { message: 'Enter your email', href: '#email' },
      ]}
    />
  ),
}
