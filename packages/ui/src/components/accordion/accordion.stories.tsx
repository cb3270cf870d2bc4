import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './accordion.tsx'
import { accordionPage } from './accordion.page.ts'

const meta: Meta<typeof Accordion> = {
  title: 'Content/Accordion',
  component: Accordion,
  parameters: { page: accordionPage },
  args: {
    items: [
      { title: 'What happens on the day?', content: 'You walk. We bring tea.', open: true },
      { title: 'Can I bring my dog?', content: 'On a lead, from the car park to the hide.' },
      {
        title:
          'What if Siân-Llewellyn Featherstonehaugh-Cholmondeley cannot come after all, and the tide is in?',
        content: 'Then you walk another day.',
      },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Accordion>

export const Several: Story = {}
export const OneAtATime: Story = { args: { exclusive: true } }
