import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Accordion } from './accordion.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Accordion',
  summary:
    'Titles that fold out what they are about. It is made of `<details>`, so it works before any script.',
  useFor: [
    'Text that few people need, under titles that many people scan.',
    'Terms, rules and details of an event.',
  ],
  notFor: [
    'Questions and answers: take `Questions`.',
    'One of a few views of the same thing: take `Tabs`.',
    'Text that everybody must read: show it.',
  ],
  anatomy: ['Title, with a plus sign', 'Content'],
  keyboard: [
    ['Tab', 'Moves from title to title, and through what is open'],
    ['Enter, Space', 'Opens or closes what is below the title'],
  ],
  accessibility: [
    'Each part is a `<details>` with a `<summary>`: screen readers say whether it is open.',
    'Find in page opens the part that has the text.',
  ],
  messages: [],
  related: ['Content/Questions', 'Content/Tabs'],
}

const meta: Meta<typeof Accordion> = {
  title: 'Content/Accordion',
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
