import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { SkipLink } from './skip-link.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'SkipLink',
  summary: 'The first link of a page, which skips the header. It is visible only on focus.',
  useFor: ['Every page, as the first element of `<body>`.'],
  notFor: ['Links within a page: use `<a>`.'],
  anatomy: ['Link'],
  keyboard: [
    ['Tab', 'Shows the link, the first tab stop of the page'],
    ['Enter', 'Jumps to the main content'],
  ],
  accessibility: [
    'It links to `#main`. Give your `<main>` that id.',
    'It meets WCAG 2.4.1 (Bypass Blocks).',
  ],
  messages: [['Link', 'Skip to main content']],
  related: ['Components/Layout/Header'],
}

const meta: Meta<typeof SkipLink> = {
  title: 'Components/Layout/Skip link',
  component: SkipLink,
  parameters: { page },
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
