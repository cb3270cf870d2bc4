import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Pagination } from './pagination.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Pagination',
  summary:
    'Links to the pages of a long list: the first, the last, and those around the current one.',
  useFor: ['A list that a server gives page by page.'],
  notFor: ['A list of a hundred entries or fewer: show it whole.'],
  anatomy: ['Previous', 'Numbers, with a gap where some are left out', 'Next'],
  keyboard: linkKeys,
  accessibility: [
    'It is a `<nav>` named by `label`.',
    'Screen readers hear “Page” before each number. The current one has `aria-current="page"`.',
  ],
  messages: [
    ['Name of the navigation', 'Pages'],
    ['The link back', 'Previous'],
    ['The link on', 'Next'],
    ['Before a number, for screen readers', 'Page'],
  ],
  related: ['Content/Table', 'Fundraising/Leaderboard'],
}

const meta: Meta<typeof Pagination> = {
  title: 'Content/Pagination',
  component: Pagination,
  parameters: { page },
  args: { page: 5, pages: 42, hrefFor: (page) => `#page-${page}` },
}
export default meta
type Story = StoryObj<typeof Pagination>

export const Middle: Story = {}
export const First: Story = { args: { page: 1, pages: 3 } }
export const Thousands: Story = { args: { page: 1999, pages: 20_000 } }
