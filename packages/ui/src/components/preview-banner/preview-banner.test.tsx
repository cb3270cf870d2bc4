import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PreviewBanner } from './preview-banner.tsx'

const nothing = () => undefined
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}
const halfAnHourMs = 30 * 60 * 1000

describe('PreviewBanner', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('updates every second, calls onEnd once and stops', () => {
    const onEnd = vi.fn()
    const { rerender } = render(
      <PreviewBanner endMs={halfAnHourMs} nowMs={0} onLeave={nothing} onEnd={onEnd} />,
    )
    expect(screen.getByRole('timer')).toHaveTextContent('30:00')
    pass(1000)
    expect(screen.getByRole('timer')).toHaveTextContent('29:59')
    pass(halfAnHourMs - 2000)
    expect(onEnd).not.toHaveBeenCalled()
    pass(1000)
    expect(screen.getByRole('timer')).toHaveTextContent('0:00')
    expect(onEnd).toHaveBeenCalledOnce()
    rerender(<PreviewBanner endMs={halfAnHourMs} nowMs={0} onLeave={nothing} onEnd={() => {}} />)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is over immediately if its end has passed or is invalid', () => {
    for (const endMs of [-1, 0, Number.NaN]) {
      const onEnd = vi.fn()
      render(<PreviewBanner endMs={endMs} nowMs={0} onLeave={nothing} onEnd={onEnd} />)
      expect(onEnd).toHaveBeenCalledOnce()
    }
  })

  it('announces that its end is near, and can be extended by a button', () => {
    let endMs = halfAnHourMs
    const onExtend = vi.fn(() => {
      endMs = Date.now() + halfAnHourMs
      rerender(banner())
    })
    const banner = () => (
      <PreviewBanner endMs={endMs} nowMs={0} onLeave={nothing} onExtend={onExtend} />
    )
    const { rerender } = render(banner())
    const news = screen.getByRole('status')
    pass(halfAnHourMs - 121_000)
    expect(news).toBeEmptyDOMElement()
    pass(1000)
    expect(news).toHaveTextContent('The preview is about to end.')
    act(() => screen.getByRole('button', { name: 'Extend the preview' }).click())
    expect(onExtend).toHaveBeenCalledOnce()
    expect(news).toHaveTextContent('The preview lasts longer now.')
    expect(screen.getByRole('timer')).toHaveTextContent('30:00')
  })

  it('can be left by a button', () => {
    const onLeave = vi.fn()
    render(<PreviewBanner endMs={1000} nowMs={0} onLeave={onLeave} />)
    act(() => screen.getByRole('button', { name: 'Leave Preview' }).click())
    expect(onLeave).toHaveBeenCalledOnce()
  })
})
