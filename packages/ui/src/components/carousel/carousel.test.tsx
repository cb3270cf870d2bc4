import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Carousel, throttle } from './carousel.tsx'

const slides = [
  { id: 'a', content: 'One' },
  { id: 'b', content: 'Two' },
]

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Carousel', () => {
  itConforms(<Carousel label="Stories" slides={slides} />, { root: 'SECTION' })

  it('is a named list that scrolls, with buttons', () => {
    render(<Carousel label="Stories" slides={slides} />)
    expect(screen.getByRole('region', { name: 'Stories' })).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })

  it('looks where it is at most every 100 ms while it is scrolled or the window is resized [S9.06]', () => {
    vi.useFakeTimers()
    render(<Carousel label="Stories" slides={slides} />)
    const track = screen.getByRole('list')
    const look = vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(0)
    vi.advanceTimersByTime(100)
    for (const [what, moved] of [
      [track, 'scroll'],
      [window, 'resize'],
    ] as const) {
      vi.advanceTimersByTime(100)
      look.mockClear()
      for (let index = 0; index < 10; index += 1) fireEvent(what, new Event(moved))
      expect(look).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(99)
      expect(look).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(1)
      expect(look).toHaveBeenCalledTimes(2)
    }
  })

  it('can be paused where it goes on by itself', () => {
    render(<Carousel label="Stories" slides={slides} everyMs={4000} />)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  it('renders nothing without slides', () => {
    const { container } = render(<Carousel label="Stories" slides={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

it('throttle drops a pending call if it is cancelled', () => {
  vi.useFakeTimers()
  const call = vi.fn()
  const throttled = throttle(call, 50)
  throttled.call()
  throttled.call()
  throttled.cancel()
  vi.advanceTimersByTime(1000)
  expect(call).toHaveBeenCalledTimes(1)
})
