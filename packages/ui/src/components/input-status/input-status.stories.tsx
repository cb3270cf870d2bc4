import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { InputStatus, inputStatuses } from './input-status.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'InputStatus',
  summary:
    'A sign of what has become of a question that an input asked: on its way, answered, or failed.',
  useFor: ['Beside a field that asks a server, such as whether an address is free.'],
  notFor: ['An error of a field: give the field its `error`.', 'A wait elsewhere: take `Spinner`.'],
  anatomy: ['Turning ring, check or warning'],
  keyboard: [],
  accessibility: [
    'It is decoration, with `aria-hidden`: say the same in words beside it.',
    noFocus,
  ],
  messages: [],
  related: ['Content/Spinner', 'Controls/Text field'],
}

const meta: Meta<typeof InputStatus> = {
  title: 'Controls/Input status',
  component: InputStatus,
  parameters: { page },
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
