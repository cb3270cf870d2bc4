import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { contentKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { ButtonGroup, LinkButton } from '../button/button.tsx'
import { Section, sectionBackgrounds } from './section.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Section',
  alongside: ['Container'],
  summary:
    'A band of the page with a title of its own. Whatever is in it takes colours that can be read on its background.',
  useFor: ['The parts of a page, one below the other.'],
  notFor: ['The first view: take `Hero`.', 'One thing among others: take `Card`.'],
  anatomy: ['A few words above the title', 'Title', 'Text', 'Content', 'Edge, as the theme says'],
  keyboard: contentKeys,
  accessibility: [
    'With a title it is a region named by it, an `<h2>`.',
    'Texture and edge are decoration.',
    'Text, links and buttons in it keep the contrast of WCAG AA on each background.',
  ],
  messages: [],
  related: ['Fundraising/Hero', 'Fundraising/Call to action', 'Content/Card'],
}

const meta: Meta<typeof Section> = {
  title: 'Layout/Section',
  component: Section,
  parameters: { page, layout: 'fullscreen' },
  args: {
    title: 'What your gift does',
    text: 'Small sums go a long way on a shoreline.',
    children: (
      <>
        <p>
          Walkers pay for rope, a hide and flasks of tea. <a href="#more">Read how we spend it</a>.
        </p>
        <ButtonGroup style={{ marginBlockStart: '1.5rem' }}>
          <LinkButton href="#start">Start your page</LinkButton>
          <LinkButton href="#give" emphasis="secondary">
            Give now
          </LinkButton>
          <LinkButton href="#how" emphasis="tertiary">
            How it works
          </LinkButton>
        </ButtonGroup>
      </>
    ),
  },
  argTypes: { background: { control: 'radio', options: sectionBackgrounds } },
}
export default meta
type Story = StoryObj<typeof Section>

export const None: Story = {}
export const Tint: Story = { args: { background: 'tint' } }
export const Primary: Story = { args: { background: 'primary' } }
export const Dark: Story = { args: { background: 'dark' } }
export const Centred: Story = { args: { align: 'center' } }
export const InARow: Story = {
  render: (args) => (
    <>
      {sectionBackgrounds.map((background) => (
        <Section key={background} {...args} background={background} title={`On ${background}`} />
      ))}
      <Section {...args} title="And after it" />
    </>
  ),
}
export const Straight: Story = { args: { background: 'tint', edge: 'none' } }
