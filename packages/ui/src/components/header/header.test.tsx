import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Header, type HeaderProps } from './header.tsx'

const props: HeaderProps = {
  name: 'Tideline Trust',
  navigation: [
    { label: 'About', href: '/about', current: true },
    {
      label: 'The walk',
      children: [
        { label: 'How it works', href: '/how' },
        { label: 'Questions', href: '/questions' },
      ],
    },
  ],
  actions: [
    { label: 'Start', href: '/start' },
    { label: 'Give', href: '/give', emphasis: 'secondary' },
  ],
}

describe('Header', () => {
  it('shows the name of the site without a logo', () => {
    render(<Header name="Tideline Trust" />)
    expect(screen.getByRole('link', { name: 'Tideline Trust' })).toHaveAttribute('href', '/')
  })

  it("uses the name of the site as the logo's alternative text by default", () => {
    render(<Header name="Tideline Trust" logo={{ src: '/logo.svg', alt: '' }} />)
    expect(screen.getByRole('img', { name: 'Tideline Trust' })).toBeVisible()
  })

  it('applies id, colours and width to a button, the id once [S3.64]', () => {
    const overrides = { id: 'give-now', style: { color: 'rgb(1, 2, 3)' }, wide: true }
    const { container } = render(
      <Header
        name="T"
        actions={[
          { label: 'Start', href: '/' },
          { label: 'Give', href: '/give', overrides },
        ]}
      />,
    )
    expect(container.querySelectorAll('#give-now')).toHaveLength(1)
    for (const button of screen.getAllByText('Give')) expect(button).toHaveStyle(overrides.style)
  })

  it('calls onClick of a menu entry instead of following it', () => {
    const onClick = vi.fn()
    render(<Header name="T" navigation={[{ label: 'Logout', href: '?login', onClick }]} />)
    expect(fireEvent.click(screen.getByRole('link', { name: 'Logout', hidden: true }))).toBe(false)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('shows the logo for dark backgrounds over an image', () => {
    const logo = { src: '/logo.svg' }
    render(<Header name="T" logo={logo} logoOnDark={{ src: '/light.svg' }} overlay />)
    expect(screen.getByRole('img')).toHaveAttribute('src', '/light.svg')
  })

  it('changes the logo in dark mode, but not over an image', () => {
    const header = (overlay: boolean) => (
      <Header name="T" logo={{ src: '/l.svg' }} logoInDarkMode="/light.svg" overlay={overlay} />
    )
    const { container, rerender } = render(header(false))
    const source = container.querySelector('picture source')
    expect(source).toHaveAttribute('srcset', '/light.svg')
    expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)')
    rerender(header(true))
    expect(container.querySelector('source')).toBeNull()
  })

  it('opens the menu of small windows without scripts', () => {
    const { container } = render(<Header {...props} />)
    const panel = container.querySelector('[popover]')
    const [open, close] = [
      screen.getByRole('button', { name: 'Menu' }),
      within(panel as HTMLElement).getByRole('button', { name: 'Close menu', hidden: true }),
    ]
    expect(open).toHaveAttribute('popovertarget', panel?.id)
    expect(close).toHaveAttribute('popovertarget', panel?.id)
    expect(close).toHaveAttribute('popovertargetaction', 'hide')
  })

  it('has no menu button without a menu', () => {
    render(<Header name="T" />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has buttons with onClick in the bar and in the menu', () => {
    const onClick = vi.fn()
    render(
      <Header
        name="T"
        actions={[
          { label: 'Donate', href: '/donate' },
          { label: 'Logout', href: '', onClick },
        ]}
      />,
    )
    const buttons = screen.getAllByRole('button', { name: 'Logout', hidden: true })
    expect(buttons).toHaveLength(2)
    for (const button of buttons) fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('link', { name: 'Logout', hidden: true })).toBeNull()
  })

  it('marks the current page', () => {
    render(<Header {...props} />)
    expect(screen.getByRole('link', { name: 'About', hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('closes menus on Escape and when they lose focus', () => {
    const { container } = render(<Header {...props} />)
    const details = container.querySelector('details') as HTMLDetailsElement
    const summary = container.querySelector('summary') as HTMLElement
    // jsdom cannot focus <summary>. A story tests the focus in a browser.
    const focus = vi.spyOn(summary, 'focus')
    details.open = true
    fireEvent.keyDown(summary, { key: 'Escape' })
    expect(details.open).toBe(false)
    expect(focus).toHaveBeenCalledOnce()
    details.open = true
    fireEvent.blur(summary, { relatedTarget: details.querySelector('a') })
    expect(details.open).toBe(true)
    fireEvent.blur(summary, { relatedTarget: document.body })
    expect(details.open).toBe(false)
  })
})
