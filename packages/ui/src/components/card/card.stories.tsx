import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../grid/grid.tsx'
import { Card } from './card.tsx'
import { cardPage } from './card.page.ts'

const image = { src: './tideline/hero.svg', width: 1600, height: 900 }

const meta: Meta<typeof Card> = {
  title: 'Content/Card',
  component: Card,
  parameters: { page: cardPage },
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
