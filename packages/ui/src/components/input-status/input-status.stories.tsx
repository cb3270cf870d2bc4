import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InputStatus, inputStatuses } from './input-status.tsx'
import { inputStatusPage } from './input-status.page.ts'

const meta: Meta<typeof InputStatus> = {
  title: 'Controls/Input status',
  component: InputStatus,
  parameters: { page: inputStatusPage },
  args: { status: 'fetching' },
  argTypes: { status: { control: 'radio', options: inputStatuses } },
}
export default meta
type Story = StoryObj<typeof InputStatus>

const iconOf = (element: HTMLElement) => element.querySelector('[data-icon]')

export const Fetching: Story = {
  name: 'Spins while it is fetched [S4.32]',
  play: async ({ canvasElement }) => {
    const icon = iconOf(canvasElement)
    await expect(icon).toHaveAttribute('data-icon', 'loading')
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    await expect(icon?.getAnimations().map(({ playState }) => playState)).toEqual(['running'])
  },
}
export const Fetched: Story = {
  name: 'A check, at rest, once it is fetched [S4.32]',
  args: { status: 'fetched' },
  play: async ({ canvasElement }) => {
    const icon = iconOf(canvasElement)
    await expect(icon).toHaveAttribute('data-icon', 'check')
    await expect(icon?.getAnimations()).toEqual([])
  },
}
export const Failed: Story = {
  name: 'A warning, at rest, where it failed [S4.32]',
  args: { status: 'failed' },
  play: async ({ canvasElement }) => {
    const icon = iconOf(canvasElement)
    await expect(icon).toHaveAttribute('data-icon', 'warning')
    await expect(icon?.getAnimations()).toEqual([])
  },
}
