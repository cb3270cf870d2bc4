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
    'A ring that turns while something is on its way. `Loading` shows it with words, `Delayed` only after a moment.',
  useFor: ['A wait of more than a moment.', '`Loading` in place of a part of the page.'],
  notFor: ['The whole page: take `FullScreenMessage`.'],
  anatomy: ['Ring', 'Words, in `Loading`'],
  keyboard: [],
  accessibility: [
    'Without `label` it is decoration beside a text. `Loading` is an `<output>`: screen readers hear it.',
    'For people who want less motion it does not turn: it fades in and out.',
    noFocus,
  ],
  messages: [['`Loading` without words of its own', 'Loading…']],
  related: ['Overlays/Full screen message'],
}

const meta: Meta<typeof Spinner> = {
  title: 'Content/Spinner',
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
export const InAPlace: Story = { render: () => <Loading>Loading the leaderboard</Loading> }
