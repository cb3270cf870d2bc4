import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  it('is a named scrollable list with buttons', () => {
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

  it('measures at most every 100 ms while scrolling or resizing [S9.06]', () => {
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

  it('moves on its own, but not while it has the focus or the pointer, or is paused', () => {
    vi.useFakeTimers()
    const onFocus = vi.fn()
    render(<Carousel label="Stories" slides={slides} everyMs={1000} onFocus={onFocus} />)
    const [region, track] = [screen.getByRole('region'), screen.getByRole('list')]
    const move = vi.fn()
    Object.assign(track, { scrollBy: move, scrollTo: move })
    vi.advanceTimersByTime(1000)
    expect(move).toHaveBeenCalledTimes(1)
    fireEvent.focusIn(track)
    fireEvent.pointerEnter(region)
    fireEvent.pointerLeave(region)
    vi.advanceTimersByTime(4000)
    expect(move).toHaveBeenCalledTimes(1)
    fireEvent.focusOut(track)
    vi.advanceTimersByTime(1000)
    expect(move).toHaveBeenCalledTimes(2)
    expect(onFocus).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    vi.advanceTimersByTime(4000)
    expect(move).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
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
