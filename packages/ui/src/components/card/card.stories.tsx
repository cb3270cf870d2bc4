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
  summary: 'An item with a title and an optional image. With `href`, the whole card is clickable.',
  useFor: ['Related items that link to pages, arranged in a `Grid`.'],
  notFor: [
    'Content with its own buttons: a card with `href` must not contain other controls.',
    'The impact of a donation: use `GiftCards`.',
  ],
  anatomy: ['Image', 'Title (the link)', 'Text', 'Footer'],
  keyboard: [
    ['Tab', 'Moves between cards'],
    ['Enter', 'Follows the card’s link'],
  ],
  accessibility: [
    'It is an `<article>` with a heading. Set `level` to match the page outline.',
    'Only the title is the link, so its accessible name is short.',
    'The image is decorative unless you set `alt`.',
  ],
  messages: [],
  related: ['Components/Fundraising/Gift cards', 'Components/Content/Carousel'],
}

const meta: Meta<typeof Card> = {
  title: 'Components/Content/Card',
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
