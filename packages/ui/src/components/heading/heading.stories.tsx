import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { headlineScale } from '../../theme/kit.ts'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Heading } from './heading.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Heading',
  summary: 'A heading whose size is independent of its level.',
  useFor: [
    'Headings in your own content.',
    'Headings that must look smaller or larger than their level.',
  ],
  notFor: ['The title of a section: `Section` has one.', 'Large text that isn’t a heading.'],
  anatomy: ['Text'],
  keyboard: [],
  accessibility: [
    'It is an `<h1>` to `<h6>`. Choose `level` by the page outline and don’t skip levels.',
    noFocus,
  ],
  messages: [],
  related: ['Components/Layout/Section'],
}

const meta: Meta<typeof Heading> = {
  title: 'Components/Content/Heading',
  component: Heading,
  parameters: { page },
}
export default meta
type Story = StoryObj<typeof Heading>

const levels = [1, 2, 3, 4, 5, 6] as const

export const Levels: Story = {
  name: 'Six levels in descending size [S9.20]',
  render: () => (
    <>
      {levels.map((level) => (
        <Heading key={level} level={level}>
          Headline {level}, step {headlineScale[`h${level}`]}
        </Heading>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
    await expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    await expect(new Set(sizes).size).toBe(levels.length - 1)
  },
}
export const Long: Story = {
  args: {
    level: 1,
    size: 'display',
    children:
      'Siân-Llewellyn Featherstonehaugh-Cholmondeley walks Llanfairpwllgwyngyllgogerychwyrn',
  },
}
