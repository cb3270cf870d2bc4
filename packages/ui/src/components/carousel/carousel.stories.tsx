import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Card } from '../card/card.tsx'
import { Carousel } from './carousel.tsx'

const image = { src: './tideline/hero.svg', width: 1600, height: 900 }
const slides = ['The hide', 'The rope', 'The tea', 'The terns', 'The tide'].map((title) => ({
  id: title,
  content: <Card level={2} title={title} image={image} />,
}))

const page: ComponentPage = {
  ...pageBasics,
  name: 'Carousel',
  summary: 'Things side by side in a row that scrolls: by finger, by keyboard and by two buttons.',
  useFor: ['Pictures or cards of which nobody needs the last one.'],
  notFor: [
    'What everybody must see: people stop at the first slide. Take a `Grid` of `Card`.',
    'Short news that pass by: take `Ticker`.',
  ],
  anatomy: ['Slides', 'Button that pauses, with `everyMs`', 'Previous', 'Next'],
  keyboard: [
    ['Tab', 'Moves to the row, through the slides, and to the buttons'],
    ['Arrow keys', 'Scroll the row that has the focus'],
    ['Enter, Space', 'Press a button'],
  ],
  accessibility: [
    'It is a region named by `label`, with the slides as a list.',
    'A button at its end has `aria-disabled` and keeps the focus.',
    'With `everyMs` it stops under the pointer and under the focus, has a button that pauses it, and never moves for people who want less motion.',
  ],
  messages: [
    ['Name of the button back', 'Previous'],
    ['Name of the button on', 'Next'],
    ['Name of the button while it moves by itself', 'Pause'],
    ['Name of the button while it rests', 'Play'],
  ],
  related: ['Content/Card', 'Fundraising/Ticker'],
}

const meta: Meta<typeof Carousel> = {
  title: 'Content/Carousel',
  component: Carousel,
  parameters: { page },
  args: { label: 'What walkers paid for', slides, slideWidth: 'medium' },
}
export default meta
type Story = StoryObj<typeof Carousel>

export const Several: Story = {
  play: async ({ canvas }) => {
    const track = canvas.getByRole('list')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(track.scrollLeft).not.toBe(0))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    )
  },
}
export const OneAtATime: Story = { args: { slideWidth: 'full', slides: slides.slice(0, 2) } }
export const ByItself: Story = { args: { everyMs: 60_000 } }
