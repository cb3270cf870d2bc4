import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { headlineScale } from '../../theme/kit.ts'
import { Heading } from './heading.tsx'
import { headingPage } from './heading.page.ts'

const meta: Meta<typeof Heading> = {
  title: 'Content/Heading',
  component: Heading,
  parameters: { page: headingPage },
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
