import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toast, ToastRegion } from './toast.tsx'

describe('Toast', () => {
  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

    it('stays while it has the focus, even if the pointer leaves', () => {
      const [onClose, onFocus, onPointerLeave] = [vi.fn(), vi.fn(), vi.fn()]
      const { container } = render(<Toast {...{ onClose, onFocus, onPointerLeave }}>Saved</Toast>)
      fireEvent.pointerEnter(container.firstElementChild!)
      act(() => screen.getByRole('button', { name: 'Close' }).focus())
      fireEvent.pointerLeave(container.firstElementChild!)
      pass(60_000)
      expect(onClose).not.toHaveBeenCalled()
      for (const call of [onFocus, onPointerLeave]) expect(call).toHaveBeenCalledOnce()
      act(() => screen.getByRole('button', { name: 'Close' }).blur())
      pass(5000)
      expect(onClose).toHaveBeenCalledOnce()
    })
  })

  describe('one that stays', () => {
    const nothing = () => undefined
    function Page({ shown, onClose = nothing }: { shown: boolean; onClose?: () => void }) {
      return (
        <>
          <button type="button">Remove</button>
          <button type="button">After</button>
          {shown ? (
            <Toast onClose={onClose} action={{ label: 'Undo', onAction: nothing }}>
              Removed
            </Toast>
          ) : null}
        </>
      )
    }
    const button = (name: string) => screen.getByRole('button', { name })

    it.each([
      ['with an action', { action: { label: 'Undo', onAction: nothing } }],
      ['of an error', { tone: 'error' as const }],
      ['without a duration', { durationMs: null }],
    ])('is one %s', (_what, props) => {
      vi.useFakeTimers()
      const onClose = vi.fn()
      render(
        <Toast onClose={onClose} {...props}>
          Removed
        </Toast>,
      )
      act(() => void vi.advanceTimersByTime(600_000))
      expect(onClose).not.toHaveBeenCalled()
      vi.useRealTimers()
    })

    it('is next in the tab order after the element that caused it', async () => {
      const user = userEvent.setup()
      const { rerender } = render(<Page shown={false} />)
      await user.click(button('Remove'))
      rerender(<Page shown />)
      await user.tab()
      expect(button('Undo')).toHaveFocus()
      await user.tab({ shift: true })
      expect(button('Remove')).toHaveFocus()
      await user.tab()
      await user.tab()
      expect(button('Close')).toHaveFocus()
      await user.tab()
      expect(button('After')).toHaveFocus()
    })

    it('restores the focus when closed', async () => {
      const user = userEvent.setup()
      const { rerender } = render(<Page shown={false} />)
      await user.click(button('Remove'))
      rerender(<Page shown onClose={() => rerender(<Page shown={false} />)} />)
      await user.tab()
      await user.tab()
      await user.keyboard('{Enter}')
      expect(screen.queryByText('Removed')).toBeNull()
      expect(button('Remove')).toHaveFocus()
    })
  })
})

const nothing = () => undefined
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}

afterEach(() => void vi.useRealTimers())

describe('ToastRegion', () => {
  it('exists before the first message, to be announced', () => {
    const { container, rerender } = render(<ToastRegion onClose={nothing} />)
    const polite = container.querySelector('[aria-live="polite"]')
    expect(polite).toBeEmptyDOMElement()
    rerender(<ToastRegion message={{ id: 1, text: 'Saved.' }} onClose={nothing} />)
    expect(polite).toHaveTextContent('Saved.')
    // Nested live regions would be announced twice.
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('announces errors immediately', () => {
    const { container } = render(
      <ToastRegion message={{ id: 1, text: 'Not saved.', tone: 'error' }} onClose={nothing} />,
    )
    expect(container.querySelector('[aria-live="assertive"]')).toHaveTextContent('Not saved.')
    expect(container.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  })

  it('shows one message at a time, each for five seconds', () => {
    vi.useFakeTimers()
    const onClose = vi.fn()
    const { rerender } = render(<ToastRegion message={{ id: 1, text: 'One' }} onClose={onClose} />)
    pass(4000)
    rerender(<ToastRegion message={{ id: 2, text: 'Two' }} onClose={onClose} />)
    expect(screen.queryByText('One')).toBeNull()
    pass(4999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
