import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Filter } from './filter.tsx'

afterEach(() => {
  vi.useRealTimers()
})

describe('Filter', () => {
  itConforms(<Filter label="Find a walker" />, { root: 'FORM' })

  it('asks for a page by its address when there is no script', () => {
    render(<Filter label="Find a walker" defaultValue="Amara" action="/leaderboard" />)
    expect(screen.getByRole('search')).toHaveAttribute('method', 'get')
    expect(screen.getByRole('searchbox', { name: 'Find a walker' })).toHaveValue('Amara')
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q')
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit')
  })

  it('filters once typing pauses, and at once when it is sent', () => {
    vi.useFakeTimers()
    const onFilter = vi.fn()
    render(<Filter label="Find a walker" onFilter={onFilter} />)
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: 'A' } })
    fireEvent.change(box, { target: { value: 'Am' } })
    expect(onFilter).not.toHaveBeenCalled()
    act(() => {
      vi.advanceTimersByTime(250)
    })
    expect(onFilter.mock.calls).toEqual([['Am']])
    fireEvent.submit(screen.getByRole('search'))
    expect(onFilter).toHaveBeenCalledTimes(2)
  })
})
