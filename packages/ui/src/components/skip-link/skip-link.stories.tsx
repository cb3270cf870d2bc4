import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { SkipLink } from './skip-link.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'SkipLink',
  summary:
    'The first link of a page: it jumps over the header, and is seen only while it has the focus.',
  useFor: ['Every page, as the first thing in its body.'],
  notFor: ['Links within a page: write links.'],
  anatomy: ['The link'],
  keyboard: [
    ['Tab', 'Shows it, as the first stop of the page'],
    ['Enter', 'Jumps to the main content'],
  ],
  accessibility: [
    'It leads to `#main`: give your `<main>` that id.',
    'It meets WCAG 2.4.1, bypass blocks.',
  ],
  messages: [['The link', 'Skip to main content']],
  related: ['Layout/Header'],
}

const meta: Meta<typeof SkipLink> = {
  title: 'Layout/Skip link',
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
