import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Button } from '../button/button.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'FullScreenMessage',
  summary: 'One thing to say in place of the whole page.',
  useFor: ['A site that is loading, or a preview that could not be loaded.'],
  notFor: [
    'An address that does not exist: take `ErrorPage`.',
    'A part of a page: take `Message` or `Spinner`.',
  ],
  anatomy: ['Ring, while something is on its way', 'Title', 'Text', 'Buttons'],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter, Space', 'Press a button'],
  ],
  accessibility: [
    'It has the role `status`: screen readers hear it.',
    'The title is a paragraph, not a heading.',
  ],
  messages: [],
  related: ['Content/Spinner', 'Content/Error page'],
}

const meta: Meta<typeof FullScreenMessage> = {
  title: 'Overlays/Full screen message',
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
    title: 'Your preview could not be loaded',
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
