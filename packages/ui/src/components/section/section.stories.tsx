import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonGroup, LinkButton } from '../button/button.tsx'
import { Section, sectionBackgrounds } from './section.tsx'
import { sectionPage } from './section.page.ts'

const meta: Meta<typeof Section> = {
  title: 'Layout/Section',
  component: Section,
  parameters: { page: sectionPage, layout: 'fullscreen' },
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
export const Centred: Story = { args: { align: 'center', eyebrow: 'This June' } }
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
