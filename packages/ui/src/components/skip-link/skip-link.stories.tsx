import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'
import { skipLinkPage } from './skip-link.page.ts'

const meta: Meta<typeof SkipLink> = {
  title: 'Layout/Skip link',
  component: SkipLink,
  parameters: { page: skipLinkPage },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">The main content of the page.</main>
    </>
  ),
}
export default meta
type Story = StoryObj<typeof SkipLink>

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to main content' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
