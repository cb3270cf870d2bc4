import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleHtml } from '../../stories/samples.fixtures.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Section } from '../section/section.tsx'
import { Questions } from './accordion.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Questions',
  summary: 'Questions that expand to show their answers.',
  useFor: ['Frequently asked questions, worded the way people ask them.'],
  notFor: [
    'Other expandable content: use `Accordion`.',
    'A single question: use a heading and the answer.',
  ],
  anatomy: ['Question with a plus icon', 'Answer'],
  keyboard: [
    ['Tab', 'Moves between questions and through open answers'],
    ['Enter, Space', 'Opens or closes an answer'],
  ],
  accessibility: [
    'It is an `Accordion`: each question is a `<summary>`, so screen readers announce whether it is open.',
    'Find-in-page (Ctrl+F) opens the answer that contains the match.',
  ],
  messages: [],
  related: ['Components/Content/Accordion', 'Components/Content/Rich text'],
}

const meta: Meta<typeof Questions> = {
  title: 'Components/Content/Questions',
  component: Questions,
  parameters: { page, layout: 'fullscreen' },
  args: {
    items: [
      {
        question: 'Do I have to walk all 100 km in June?',
        answer: (
          <RichText
            html={sampleHtml(
              '<p>No. <strong>Any distance counts</strong>, and so does any day. <a href="#how">How it works</a></p>',
            )}
          />
        ),
      },
      { question: 'Can we walk as a team?', answer: 'Yes: up to forty of you.' },
      {
        question:
          'What happens to what I raise if I hurt my foot, my dog hurts its foot, or the tide comes in further than the tables said it would?',
        answer: 'It stays with the coast.',
      },
    ],
  },
  render: (args) => (
    <Section title="Good questions">
      <Questions {...args} />
    </Section>
  ),
}
export default meta
type Story = StoryObj<typeof Questions>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const question = page.getByText('Can we walk as a team?')
    await userEvent.click(question)
    await expect(page.getByText('Yes: up to forty of you.')).toBeVisible()
  },
}
