import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { Carousel } from './carousel.tsx'
import { carouselPage } from './carousel.page.ts'

const image = { src: './tideline/hero.svg', width: 1600, height: 900 }
const slides = ['The hide', 'The rope', 'The tea', 'The terns', 'The tide'].map((title) => ({
  id: title,
  content: <Card level={2} title={title} image={image} />,
}))

const meta: Meta<typeof Carousel> = {
  title: 'Content/Carousel',
  component: Carousel,
  parameters: { page: carouselPage },
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
