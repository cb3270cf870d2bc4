import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Pagination } from './pagination.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Pagination',
  summary: 'Links to the first page, the last page and the pages around the current one.',
  useFor: ['Long lists that a server returns in pages.'],
  notFor: ['Lists of up to 100 entries: show all of them.'],
  anatomy: ['Previous', 'Page numbers with a gap for omitted ones', 'Next'],
  keyboard: linkKeys,
  accessibility: [
    'It is a `<nav>` named by `label`.',
    'Screen readers announce “Page” before each number. The current one has `aria-current="page"`.',
  ],
  messages: [
    ['Accessible name of the navigation', 'Pages'],
    ['Previous link', 'Previous'],
    ['Next link', 'Next'],
    ['Text before a number, for screen readers', 'Page'],
  ],
  related: ['Components/Content/Table', 'Components/Fundraising/Leaderboard'],
}

const meta: Meta<typeof Pagination> = {
  title: 'Components/Content/Pagination',
  component: Pagination,
  parameters: { page },
  args: { page: 5, pages: 42, hrefFor: (page) => `#page-${page}` },
}
export default meta
type Story = StoryObj<typeof Pagination>

export const Middle: Story = {}
export const First: Story = { args: { page: 1, pages: 3 } }
export const Thousands: Story = { args: { page: 1999, pages: 20_000 } }
