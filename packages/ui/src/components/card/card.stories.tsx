import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Grid } from '../section/section.tsx'
import { Card } from './card.tsx'

const image = { src: './tideline/hero.svg', width: 1600, height: 900 }

const page: ComponentPage = {
  ...pageBasics,
  name: 'Card',
  alongside: ['Grid'],
  summary:
    'One thing among others, with a title, and a picture if there is one. With `href`, a press anywhere on it follows its link.',
  useFor: ['Things of a kind that lead on, side by side in a `Grid`.'],
  notFor: [
    'Content with buttons of its own: a card with `href` must have nothing else that can be pressed.',
    'What a gift does: take `GiftCards`.',
  ],
  anatomy: ['Picture', 'Title, which is the link', 'Text', 'Foot'],
  keyboard: [
    ['Tab', 'Moves from card to card'],
    ['Enter', 'Follows the link of the card'],
  ],
  accessibility: [
    'It is an `<article>` with a heading. Set `level` to fit the outline of the page.',
    'The link is the title alone, so that its name is short.',
    'The picture has an empty `alt` unless you give one.',
  ],
  messages: [],
  related: ['Fundraising/Gift cards', 'Content/Carousel'],
}

const meta: Meta<typeof Card> = {
  title: 'Content/Card',
  component: Card,
  parameters: { page },
  args: {
    title: 'Route one: the long beach',
    href: '#beach',
    image,
    children: <p>Nine kilometres of sand, and a café at the end of it.</p>,
    foot: 'About 2 hours',
    level: 2,
  },
}
export default meta
type Story = StoryObj<typeof Card>

export const One: Story = { decorators: [(Story) => <Grid columns="wide">{Story()}</Grid>] }
export const Several: Story = {
  render: (args) => (
    <Grid>
      <Card {...args} />
      <Card
        {...args}
        title="Siân-Llewellyn Featherstonehaugh-Cholmondeley’s favourite: Llanfairpwllgwyngyllgogerychwyrn and back"
      />
      <Card {...args} title="Without a picture" image={undefined} foot={undefined} />
    </Grid>
  ),
}
