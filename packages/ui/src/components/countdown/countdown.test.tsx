import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Countdown, timeLeft } from './countdown.tsx'

const nowMs = 1_800_000_000_000

afterEach(() => {
  vi.useRealTimers()
})

describe('Countdown', () => {
  itConforms(<Countdown nowMs={nowMs} endMs={nowMs + 90_061_000} />, { root: 'DIV' })

  it('ticks each second, and says once that it is over', () => {
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

  it.each([
    [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
    [999, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [-1, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [Number.NaN, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('splits %s ms', (ms, parts) => {
    expect(timeLeft(ms)).toEqual(parts)
  })
})
