import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { InputStatus, inputStatuses } from './input-status.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'InputStatus',
  summary: 'An icon for the status of a check: in progress, done or failed.',
  useFor: ['Fields with a server-side check, such as the availability of a URL.'],
  notFor: ['Field errors: set the field’s `error`.', 'Loading states elsewhere: use `Spinner`.'],
  anatomy: ['Spinner, check mark or warning'],
  keyboard: [],
  accessibility: ['It is decorative (`aria-hidden`). Show the status as text nearby.', noFocus],
  messages: [],
  related: ['Components/Content/Spinner', 'Components/Controls/Text field'],
}

const meta: Meta<typeof InputStatus> = {
  title: 'Components/Controls/Input status',
  component: InputStatus,
  parameters: { page },
  args: { status: 'fetching' },
  argTypes: { status: { control: 'radio', options: inputStatuses } },
}
export default meta
type Story = StoryObj<typeof InputStatus>

const iconOf = (element: HTMLElement) => element.querySelector('[data-icon]')

export const Fetching: Story = {
  name: 'Spinner during the check [S4.32]',
  play: async ({ canvasElement }) => {
    const icon = iconOf(canvasElement)
    await expect(icon).toHaveAttribute('data-icon', 'loading')
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    await expect(icon?.getAnimations().map(({ playState }) => playState)).toEqual(['running'])
  },
}
export const Fetched: Story = {
  name: 'Check mark after the check [S4.32]',
  args: { status: 'fetched' },
  play: async ({ canvasElement }) => {
    const icon = iconOf(canvasElement)
    await expect(icon).toHaveAttribute('data-icon', 'check')
    await expect(icon?.getAnimations()).toEqual([])
  },
}
export const Failed: Story = {
  name: 'Warning if the check failed [S4.32]',
  args: { status: 'failed' },
  play: async ({ canvasElement }) => {
    const icon = iconOf(canvasElement)
    await expect(icon).toHaveAttribute('data-icon', 'warning')
    await expect(icon?.getAnimations()).toEqual([])
  },
}
