import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, skeletonShapes } from './skeleton.tsx'
import { skeletonPage } from './skeleton.page.ts'

const meta: Meta<typeof Skeleton> = {
  title: 'Content/Skeleton',
  component: Skeleton,
  parameters: { page: skeletonPage },
  argTypes: { shape: { control: 'radio', options: skeletonShapes } },
}
export default meta
type Story = StoryObj<typeof Skeleton>

export const Text: Story = {}
export const Rows: Story = { args: { shape: 'row' } }
export const Cards: Story = { args: { shape: 'card' } }
