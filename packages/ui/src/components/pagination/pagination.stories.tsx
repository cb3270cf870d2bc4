import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'
import { paginationPage } from './pagination.page.ts'

const meta: Meta<typeof Pagination> = {
  title: 'Content/Pagination',
  component: Pagination,
  parameters: { page: paginationPage },
  args: { page: 5, pages: 42, hrefFor: (page) => `#page-${page}` },
}
export default meta
type Story = StoryObj<typeof Pagination>

export const Middle: Story = {}
export const First: Story = { args: { page: 1, pages: 3 } }
export const Thousands: Story = { args: { page: 1999, pages: 20_000 } }
