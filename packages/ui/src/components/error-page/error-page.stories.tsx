import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { ErrorPage } from './error-page.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'ErrorPage',
  summary: 'A full page for errors, with a link back.',
  useFor: ['Responses with a status of 400 or above.'],
  notFor: [
    'A failure in part of a page: use `Message`.',
    'A page that is still loading: use `FullScreenMessage`.',
  ],
  anatomy: ['Title', 'Text', 'Buttons', 'Signpost illustration with the status'],
  keyboard: [
    ['Tab', 'Moves between buttons'],
    ['Enter', 'Follows the button’s link'],
  ],
  accessibility: [
    'It has the `<h1>` of the page.',
    'The illustration is decorative. The title and text describe the problem.',
  ],
  messages: [
    ['Title below 500', 'We couldn’t find that page'],
    ['Text below 500', 'Check the web address.'],
    ['Title for 500 and above', 'Something went wrong on our side'],
    ['Text for 500 and above', 'It’s us, not you. Try again in a moment.'],
    ['Button', 'Back to the home page'],
  ],
  related: ['Components/Overlays/Full screen message', 'Components/Controls/Message'],
}

const meta: Meta<typeof ErrorPage> = {
  title: 'Components/Content/Error page',
  component: ErrorPage,
  parameters: { page, layout: 'fullscreen' },
  args: { status: 404 },
}
export default meta
type Story = StoryObj<typeof ErrorPage>

export const NotFound: Story = {}
export const ServerError: Story = { args: { status: 500 } }
export const CustomText: Story = {
  args: {
    title: 'No page by that name',
    text: 'Perhaps it was renamed.',
    actions: [
      { label: 'Search for a supporter', href: '#search' },
      { label: 'Home', href: '#' },
    ],
  },
}
