import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'
import { fullScreenMessagePage } from './full-screen-message.page.ts'

const meta: Meta<typeof FullScreenMessage> = {
  title: 'Overlays/Full screen message',
  component: FullScreenMessage,
  parameters: {
    page: fullScreenMessagePage,
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
