import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { ToastRegion } from './toast-region.tsx'

const nothing = () => undefined
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}

afterEach(() => void vi.useRealTimers())

describe('ToastRegion', () => {
  itConforms(<ToastRegion message={{ id: 1, text: 'Saved.' }} onClose={nothing} />, { root: 'DIV' })

  it('is before the first message, so that it is heard', () => {
    const { container, rerender } = render(<ToastRegion onClose={nothing} />)
    const polite = container.querySelector('[aria-live="polite"]')
    expect(polite).toBeEmptyDOMElement()
    rerender(<ToastRegion message={{ id: 1, text: 'Saved.' }} onClose={nothing} />)
    expect(polite).toHaveTextContent('Saved.')
    // A region in a region would be read twice.
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('says errors at once', () => {
    const { container } = render(
      <ToastRegion message={{ id: 1, text: 'Not saved.', tone: 'error' }} onClose={nothing} />,
    )
    expect(container.querySelector('[aria-live="assertive"]')).toHaveTextContent('Not saved.')
    expect(container.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  })

  it('shows one message at a time, each for its own five seconds', () => {
    vi.useFakeTimers()
    const onClose = vi.fn()
    const { rerender } = render(<ToastRegion message={{ id: 1, text: 'One' }} onClose={onClose} />)
    pass(4000)
    rerender(<ToastRegion message={{ id: 2, text: 'Two' }} onClose={onClose} />)
    expect(screen.queryByText('One')).toBeNull()
    pass(4000)
    expect(onClose).not.toHaveBeenCalled()
    pass(1000)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
