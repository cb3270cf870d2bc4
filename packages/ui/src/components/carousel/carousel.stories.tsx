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
  summary: 'A row of items that scrolls by touch, keyboard and two buttons.',
  useFor: ['Images or cards that people can skip.'],
  notFor: [
    'Important content: most people see only the first slide. Use a `Grid` of `Card`s.',
    'Short updates that scroll by: use `Ticker`.',
  ],
  anatomy: ['Slides', 'Pause button (with `everyMs`)', 'Previous', 'Next'],
  keyboard: [
    ['Tab', 'Moves to the row, through the slides and to the buttons'],
    ['Arrow keys', 'Scroll the focused row'],
    ['Enter, Space', 'Activate a button'],
  ],
  accessibility: [
    'It is a region named by `label`. The slides are a list.',
    'At either end, the button gets `aria-disabled` and keeps the focus.',
    'With `everyMs` it moves automatically. It pauses on hover and focus, has a pause button, and doesn’t move if the user prefers reduced motion.',
  ],
  messages: [
    ['Accessible name of the back button', 'Previous'],
    ['Accessible name of the forward button', 'Next'],
    ['Accessible name of the pause button', 'Pause'],
    ['Accessible name of the play button', 'Play'],
  ],
  related: ['Components/Content/Card', 'Components/Fundraising/Ticker'],
}

const meta: Meta<typeof Carousel> = {
  title: 'Components/Content/Carousel',
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
export const AutoPlay: Story = { args: { everyMs: 60_000 } }
