import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { ErrorPage } from './error-page.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'ErrorPage',
  summary: 'A whole page in place of one that could not be shown, with a way on.',
  useFor: ['Answers with a status of 400 or more.'],
  notFor: [
    'One part of a page that failed: take `Message`.',
    'A page that is still loading: take `FullScreenMessage`.',
  ],
  anatomy: ['Title', 'Text', 'Buttons that lead on', 'Drawing of a signpost with the status'],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter', 'Follows the link of the button'],
  ],
  accessibility: [
    'It has the `<h1>` of the page.',
    'The drawing is decoration: the title and text say what happened.',
  ],
  messages: [
    ['Title below 500', 'We couldn’t find that page'],
    ['Text below 500', 'It may have moved, or there may be a mistake in the web address.'],
    ['Title from 500 on', 'Something went wrong on our side'],
    ['Text from 500 on', 'It’s us, not you. Try again in a moment.'],
    ['The button', 'Back to the home page'],
  ],
  related: ['Overlays/Full screen message', 'Controls/Message'],
}

const meta: Meta<typeof ErrorPage> = {
  title: 'Content/Error page',
  component: ErrorPage,
  parameters: { page, layout: 'fullscreen' },
  args: { status: 404 },
}
export default meta
type Story = StoryObj<typeof ErrorPage>

export const NotFound: Story = {}
export const Broken: Story = { args: { status: 500 } }
export const OwnWords: Story = {
  args: {
    title: 'No page by that name',
    text: 'Perhaps it was renamed.',
    actions: [
      { label: 'Search for a supporter', href: '#search' },
      { label: 'Home', href: '#' },
    ],
  },
}
