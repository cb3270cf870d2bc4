import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Countdown, timeLeft } from './countdown.tsx'

const nowMs = 1_800_000_000_000

afterEach(() => void vi.useRealTimers())

describe('Countdown', () => {
  it('updates every second, and calls onEnd once', () => {
    vi.useFakeTimers({ now: nowMs })
    const onEnd = vi.fn()
    render(<Countdown nowMs={nowMs} endMs={nowMs + 3000} onEnd={onEnd} />)
    const text = () => screen.getByRole('timer').textContent.match(/\d+/g)
    expect(text()).toEqual(['0', '0', '0', '3'])
    act(() => {
      vi.advanceTimersByTime(1000)
    })
    expect(text()).toEqual(['0', '0', '0', '2'])
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
    expect(text()).toEqual(['0', '0', '0', '0'])
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('keeps ticking while its parent renders more often than once a second', () => {
    vi.useFakeTimers({ now: nowMs })
    const onEnd = vi.fn()
    const countdown = () => (
      <Countdown nowMs={nowMs} endMs={nowMs + 2000} onEnd={() => void onEnd()} />
    )
    const { rerender } = render(countdown())
    for (let ms = 0; ms < 2400; ms += 400) {
      act(() => {
        vi.advanceTimersByTime(400)
      })
      rerender(countdown())
    }
    expect(screen.getByRole('timer').textContent).toMatch(/0 seconds$/)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('calls onEnd once if the end has passed at the first render', () => {
    const onEnd = vi.fn()
    render(<Countdown nowMs={nowMs} endMs={nowMs - 1} onEnd={onEnd} />)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('restarts with a later end, and calls onEnd for it, too', () => {
    vi.useFakeTimers({ now: nowMs })
    const onEnd = vi.fn()
    const { rerender } = render(<Countdown nowMs={nowMs} endMs={nowMs - 1} onEnd={onEnd} />)
    rerender(<Countdown nowMs={nowMs} endMs={nowMs + 2000} onEnd={onEnd} />)
    expect(screen.getByRole('timer').textContent).toMatch(/2 seconds$/)
    act(() => {
      vi.advanceTimersByTime(2000)
    })
    expect(onEnd).toHaveBeenCalledTimes(2)
  })

  it.each([
    [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
    [999, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [-1, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [Number.NaN, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('splits %s ms', (ms, parts) => expect(timeLeft(ms)).toEqual(parts))
})
