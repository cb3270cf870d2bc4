import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CookieBanner } from './cookie-banner.tsx'

const nothing = () => undefined

describe('CookieBanner', () => {
  it('is a region called Cookies with the question, both answers and more to read', async () => {
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

  it('gives yes and no the same looks', () => {
    render(
      <CookieBanner onAccept={nothing} onReject={nothing}>
        ?
      </CookieBanner>,
    )
    const [no, yes] = screen.getAllByRole('button')
    expect(no?.className).toBe(yes?.className)
  })

  it('tells the page how high it is as long as it stands', () => {
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
