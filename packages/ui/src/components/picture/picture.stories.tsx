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
  summary: 'A lazy-loading image with width and height, so the layout doesn’t shift.',
  useFor: [
    'Images in content. `imageAtWidths` provides them in several widths.',
    'Images above the fold: set `eager`.',
  ],
  notFor: ['A person’s photo next to their name: use `Avatar`.', 'Icons: use `Icon`.'],
  anatomy: ['Image'],
  keyboard: [],
  accessibility: [
    'Set `alt` in `image` if the image has meaning. Without `alt`, screen readers skip the image.',
    noFocus,
  ],
  messages: [],
  related: ['Components/Content/Avatar', 'Components/Content/Embed'],
}

const meta: Meta<typeof Picture> = {
  title: 'Components/Content/Picture',
  component: Picture,
  parameters: { page },
  args: {
    image: { src: './tideline/hero.svg', alt: 'A beach at low tide', width: 1600, height: 900 },
  },
}
export default meta
type Story = StoryObj<typeof Picture>

/** An image loads lazily, at a width that suits the window. */
export const Lazy: Story = {
  name: 'In the widths of the site’s breakpoints',
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
/** An image above the fold loads first. */
export const Eager: Story = { args: { eager: true } }
