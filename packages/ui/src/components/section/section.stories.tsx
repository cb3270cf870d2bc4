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
    'A section of a page with a title. Its content gets colours that are readable on its background.',
  useFor: ['The main structure of a page.'],
  notFor: ['The top of a page: use `Hero`.', 'Items in a list: use `Card`.'],
  anatomy: ['Short text above the title', 'Title', 'Text', 'Content', 'Edge, set by the theme'],
  keyboard: contentKeys,
  accessibility: [
    'With a title, an `<h2>`, it is a region with that name.',
    'The pattern and the edges are decorative.',
    'Text, links and buttons have WCAG AA contrast on every background.',
  ],
  messages: [],
  related: [
    'Components/Fundraising/Hero',
    'Components/Fundraising/Call to action',
    'Components/Content/Card',
  ],
}

const meta: Meta<typeof Section> = {
  title: 'Components/Layout/Section',
  component: Section,
  parameters: { page, layout: 'fullscreen' },
  args: {
    title: 'What your donation does',
    text: 'Small sums go a long way on a shoreline.',
    children: (
      <>
        <p>
          Walkers pay for rope, a hide and flasks of tea. <a href="#more">Read how we spend it</a>.
        </p>
        <ButtonGroup style={{ marginBlockStart: '1.5rem' }}>
          <LinkButton href="#start">Start your page</LinkButton>
          <LinkButton href="#give" emphasis="secondary">
            Donate now
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
export const Row: Story = {
  render: (args) => (
    <>
      {sectionBackgrounds.map((background) => (
        <Section key={background} {...args} background={background} title={`On ${background}`} />
      ))}
      <Section {...args} title="And after it" />
    </>
  ),
}
export const StraightEdges: Story = { args: { background: 'tint', edge: 'none' } }
