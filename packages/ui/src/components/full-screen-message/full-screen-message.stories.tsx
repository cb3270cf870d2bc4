import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Button } from '../button/button.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'FullScreenMessage',
  summary: 'A single message that replaces the page.',
  useFor: ['A site that is loading, or a preview that couldn’t be loaded.'],
  notFor: [
    'A URL that doesn’t exist: use `ErrorPage`.',
    'Part of a page: use `Message` or `Spinner`.',
  ],
  anatomy: ['Spinner while something loads', 'Title', 'Text', 'Buttons'],
  keyboard: [
    ['Tab', 'Moves between buttons'],
    ['Enter, Space', 'Activate a button'],
  ],
  accessibility: [
    'It has the role `status`, so screen readers announce it.',
    'The title is a paragraph, not a heading.',
  ],
  messages: [],
  related: ['Components/Content/Spinner', 'Components/Content/Error page'],
}

const meta: Meta<typeof FullScreenMessage> = {
  title: 'Components/Overlays/Full screen message',
  component: FullScreenMessage,
  parameters: {
    page,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '30rem' } },
  },
  args: { title: 'Loading your site', busy: true },
}
export default meta
type Story = StoryObj<typeof FullScreenMessage>

export const Loading: Story = {}
export const Failed: Story = {
  args: {
    title: 'We couldn’t load your preview',
    busy: false,
    children: 'The draft may have been published or deleted since the link was made.',
    actions: (
      <>
        <Button>Try again</Button>
        <Button emphasis="tertiary">Leave Preview</Button>
      </>
    ),
  },
}
