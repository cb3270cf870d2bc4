import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Accordion } from './accordion.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Accordion',
  summary:
    'Titles that expand to show their content. Built on `<details>`, so it works before scripts load.',
  useFor: [
    'Content that only some people need, under titles that everyone can scan.',
    'Terms, rules and details of an event.',
  ],
  notFor: [
    'Questions and answers: use `Questions`.',
    'Switching between views of the same thing: use `Tabs`.',
    'Text that everyone must read: show it.',
  ],
  anatomy: ['Title with a plus icon', 'Content'],
  keyboard: [
    ['Tab', 'Moves between titles and through open content'],
    ['Enter, Space', 'Opens or closes the content below the title'],
  ],
  accessibility: [
    'Each item is a `<details>` with a `<summary>`, so screen readers announce whether it is open.',
    'Find-in-page (Ctrl+F) opens the item that contains the match.',
  ],
  messages: [],
  related: ['Components/Content/Questions', 'Components/Content/Tabs'],
}

const meta: Meta<typeof Accordion> = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  parameters: { page },
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
