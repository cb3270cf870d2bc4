import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { PageSwitcher } from './page-switcher.tsx'

const pages = [
  { id: 'a', name: 'Amara walks', detail: '£120 raised' },
  { id: 'b', name: 'Amara climbs', href: '/fundraising/b' },
]

describe('PageSwitcher', () => {
  itConforms(<PageSwitcher pages={pages} />, { root: 'UL' })

  it('says which page was chosen', async () => {
    const onSelect = vi.fn()
    render(<PageSwitcher pages={pages} onSelect={onSelect} />)
    await userEvent.click(screen.getByRole('button', { name: 'Amara walks £120 raised' }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('leads to a page with an address', () => {
    render(<PageSwitcher pages={pages} />)
    expect(screen.getByRole('link', { name: 'Amara climbs' })).toHaveAttribute(
      'href',
      '/fundraising/b',
    )
  })

  it('marks the page that is chosen now', () => {
    render(<PageSwitcher pages={pages} selectedId="b" />)
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-current')
  })

  it('renders nothing when there are none', () => {
    expect(render(<PageSwitcher pages={[]} />).container).toBeEmptyDOMElement()
  })
})
