import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorPage } from './error-page.tsx'
import { errorPagePage } from './error-page.page.ts'

const meta: Meta<typeof ErrorPage> = {
  title: 'Content/Error page',
  component: ErrorPage,
  parameters: { page: errorPagePage, layout: 'fullscreen' },
  args: { status: 404 },
}
export default meta
type Story = StoryObj<typeof ErrorPage>

export const NotFound: Story = {}
export const Broken: Story = { args: { status: 500 } }
export const OwnWords: Story = {
  args: {
    title: 'No page by that name',
    text: 'Perhaps it was renamed.',
    actions: [
      { label: 'Search for a supporter', href: '#search' },
      { label: 'Home', href: '#' },
    ],
  },
}
