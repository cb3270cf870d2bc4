import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import ErrorPageDefault from '../components/error-page.ts'
import FooterDefault from '../components/footer.ts'
import HeaderDefault from '../components/header.ts'
import MainDefault from '../components/main.ts'
import PageHeadDefault from '../components/page-head.ts'
import SkipLinkDefault from '../components/skip-link.ts'
import { expectClauses, renderOf } from './component-story.test-kit.tsx'

const meta: Meta = { title: 'Pages/Site/Frame', parameters: { layout: 'fullscreen' } }
export default meta

export const Header: StoryObj = {
  render: renderOf('Header', HeaderDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('Header', canvasElement)
    await expect(canvas.getByRole('banner')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /River Mile/ })).toHaveFocus()
  },
}

export const Footer: StoryObj = {
  render: renderOf('Footer', FooterDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('Footer', canvasElement)
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('contentinfo')).toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    )
  },
}

export const SkipLink: StoryObj = {
  render: renderOf('SkipLink', SkipLinkDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('SkipLink', canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  },
}

export const Main: StoryObj = {
  render: renderOf('Main', MainDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('Main', canvasElement)
    const main = canvas.getByRole('main')
    // Not in the order of the keyboard, and yet where a skip link leads.
    await userEvent.tab()
    await expect(main).not.toHaveFocus()
    main.focus()
    await expect(main).toHaveFocus()
  },
}

/** Renders nothing visible. Its content is in the head of the document. */
export const PageHead: StoryObj = {
  render: renderOf('PageHead', PageHeadDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('PageHead', canvasElement, canvasElement.ownerDocument.head)
    await expect(canvas.getByTestId('component')).toBeEmptyDOMElement()
  },
}

export const ErrorPage: StoryObj = {
  render: renderOf('ErrorPage', ErrorPageDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('ErrorPage', canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not here' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
  },
}
