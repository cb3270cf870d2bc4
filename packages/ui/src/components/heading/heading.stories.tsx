import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { headlineScale } from '../../theme/kit.ts'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Heading } from './heading.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Heading',
  summary: 'A headline. Its level is for the outline of the page, its size for the eye.',
  useFor: [
    'Headlines in your own content.',
    'A headline that must look smaller or larger than its level.',
  ],
  notFor: ['The title of a band of the page: `Section` has one.', 'Text that is only large.'],
  anatomy: ['The words'],
  keyboard: [],
  accessibility: [
    'It is an `<h1>` to `<h6>`. Choose `level` by the outline and leave no level out.',
    noFocus,
  ],
  messages: [],
  related: ['Layout/Section'],
}

const meta: Meta<typeof Heading> = {
  title: 'Content/Heading',
  component: Heading,
  parameters: { page },
}
export default meta
type Story = StoryObj<typeof Heading>

const levels = [1, 2, 3, 4, 5, 6] as const

export const Levels: Story = {
  name: 'Six levels, none larger than the one before [S9.20]',
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
