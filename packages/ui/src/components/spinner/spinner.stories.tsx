import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Loading } from './loading.tsx'
import { Spinner } from './spinner.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Spinner',
  alongside: ['Loading', 'Delayed'],
  summary:
    'A loading indicator. `Loading` adds text. `Delayed` renders its content after a short delay.',
  useFor: [
    'Loading that takes more than a moment.',
    '`Loading`: a placeholder for part of a page.',
  ],
  notFor: ['The whole page: use `FullScreenMessage`.'],
  anatomy: ['Spinner', 'Text (in `Loading`)'],
  keyboard: [],
  accessibility: [
    'Without a `label` it is decorative. `Loading` is an `<output>`, so screen readers announce it.',
    'If the user prefers reduced motion, it pulses instead of spinning.',
    noFocus,
  ],
  messages: [['Default text of `Loading`', 'Loading…']],
  related: ['Components/Overlays/Full screen message'],
}

const meta: Meta<typeof Spinner> = {
  title: 'Components/Content/Spinner',
  component: Spinner,
  parameters: { page },
}
export default meta
type Story = StoryObj<typeof Spinner>

export const Sizes: Story = {
  name: 'Turns once a second [S9.29]',
  render: () => (
    <p>
      <Spinner label="Small" /> <Spinner size="medium" label="Medium" />{' '}
      <Spinner size="large" label="Large" />
    </p>
  ),
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('img', { name: 'Small' }))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    await expect(style.animationDuration).toBe('1s')
    await expect(style.animationTimingFunction).toBe('linear')
    await expect(style.animationIterationCount).toBe('infinite')
  },
}
export const Placeholder: Story = { render: () => <Loading>Loading the leaderboard</Loading> }
