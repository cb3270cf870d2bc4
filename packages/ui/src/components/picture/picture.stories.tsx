import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { imageAtWidths } from './image-at-widths.ts'
import { Picture } from './picture.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Picture',
  summary:
    'A picture with its measures, so that nothing jumps when it comes. It loads when it comes near.',
  useFor: [
    'Pictures in content. `imageAtWidths` offers them in several widths.',
    'The picture of the first view: set `eager`.',
  ],
  notFor: ['The face of a person beside a name: take `Avatar`.', 'A sign: take `Icon`.'],
  anatomy: ['The picture'],
  keyboard: [],
  accessibility: [
    'Give `alt` in `image` where the picture says something. Left out, it is empty and screen readers pass over it.',
    noFocus,
  ],
  messages: [],
  related: ['Content/Avatar', 'Content/Embed'],
}

const meta: Meta<typeof Picture> = {
  title: 'Content/Picture',
  component: Picture,
  parameters: { page },
  args: {
    image: { src: './tideline/hero.svg', alt: 'A beach at low tide', width: 1600, height: 900 },
  },
}
export default meta
type Story = StoryObj<typeof Picture>

/** Loads lazily, in the width for the window. */
export const Lazy: Story = {
  name: 'Offered at the widths of the site’s breakpoints',
  render: (_, { globals }) => {
    const src = sampleBrandOf(globals['brand']).picture('hero.svg')
    const image = { src, alt: 'Where the route begins', width: 1600, height: 900 }
    return <Picture image={imageAtWidths(image, (width) => `${src}?w=${width}`)} />
  },
  play: async ({ canvas }) => {
    const { srcset } = canvas.getByRole<HTMLImageElement>('img')
    const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    await expect(widths.filter((width) => width <= 1280)).toEqual([360, 480, 768, 960, 1280])
  },
}
/** Image above the fold: loads first. */
export const Eager: Story = { args: { eager: true } }
