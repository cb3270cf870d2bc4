import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Loading } from './loading.tsx'
import { Spinner } from './spinner.tsx'
import { spinnerPage } from './spinner.page.ts'

const meta: Meta<typeof Spinner> = {
  title: 'Content/Spinner',
  component: Spinner,
  parameters: { page: spinnerPage },
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
export const FullScreen: Story = {
  render: () => <Loading fullScreen>Loading your site</Loading>,
}
