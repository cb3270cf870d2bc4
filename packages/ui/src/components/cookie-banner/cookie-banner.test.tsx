import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CookieBanner } from './cookie-banner.tsx'

const nothing = () => undefined

describe('CookieBanner', () => {
  it('is a region called Cookies with the question, both answers and links', async () => {
    const onAccept = vi.fn()
    const onReject = vi.fn()
    render(
      <CookieBanner
        onAccept={onAccept}
        onReject={onReject}
        links={[{ label: 'Cookie policy', href: '?cookies=policy' }]}
      >
        May we count visits?
      </CookieBanner>,
    )
    expect(screen.getByRole('region', { name: 'Cookies' })).toHaveTextContent(
      'May we count visits?',
    )
    expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
      'href',
      '?cookies=policy',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Deny all cookies' }))
    expect([onAccept.mock.calls.length, onReject.mock.calls.length]).toEqual([0, 1])
    await userEvent.click(screen.getByRole('button', { name: 'Accept all cookies' }))
    expect([onAccept.mock.calls.length, onReject.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['below it', { top: 700, bottom: 760 }, true],
    ['above it', { top: 500, bottom: 560 }, false],
    ['out of sight', { top: 900, bottom: 960 }, false],
    ['taller than the window', { top: 80, bottom: 4000 }, false],
  ])('scrolls to the focused element only if it covers it: %s', (_, place, isScrolled) => {
    render(<button>focused</button>)
    const focused = screen.getByRole('button', { name: 'focused' })
    focused.focus()
    focused.getBoundingClientRect = () => ({ ...place }) as DOMRect
    const scrollIntoView = vi.fn()
    focused.scrollIntoView = scrollIntoView
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(800)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180)
    render(
      <CookieBanner onAccept={nothing} onReject={nothing}>
        ?
      </CookieBanner>,
    )
    vi.restoreAllMocks()
    expect(scrollIntoView.mock.calls.length > 0).toBe(isScrolled)
  })

  it('sets its height on the page while it is shown', () => {
    const { style } = document.documentElement
    const { unmount } = render(
      <CookieBanner onAccept={nothing} onReject={nothing} className="mine">
        ?
      </CookieBanner>,
    )
    expect(style.getPropertyValue('--milepost-bar-height')).toBe('0px')
    expect(screen.getByRole('region')).toHaveClass('mine')
    unmount()
    expect(style.getPropertyValue('--milepost-bar-height')).toBe('')
  })
})
