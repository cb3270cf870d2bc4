import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Toast } from './toast.tsx'

describe('Toast', () => {
  itConforms(<Toast onClose={() => undefined}>Saved</Toast>, { root: 'DIV' })

  describe('in time', () => {
    beforeEach(() => {
      vi.useFakeTimers()
    })
    afterEach(() => {
      vi.useRealTimers()
    })
    const pass = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms)
      })

    it('closes after 5 seconds', () => {
      const onClose = vi.fn()
      render(<Toast onClose={onClose}>Saved</Toast>)
      pass(4999)
      expect(onClose).not.toHaveBeenCalled()
      pass(1)
      expect(onClose).toHaveBeenCalledOnce()
    })

    it('closes on a click on its button', () => {
      const onClose = vi.fn()
      render(<Toast onClose={onClose}>Saved</Toast>)
      fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      expect(onClose).toHaveBeenCalledOnce()
    })

    it('stays while somebody reads it', () => {
      const onClose = vi.fn()
      render(<Toast onClose={onClose}>Saved</Toast>)
      act(() => screen.getByRole('button', { name: 'Close' }).focus())
      pass(60_000)
      expect(onClose).not.toHaveBeenCalled()
      act(() => screen.getByRole('button', { name: 'Close' }).blur())
      pass(5000)
      expect(onClose).toHaveBeenCalledOnce()
    })

    it('stays for good when it is told to', () => {
      const onClose = vi.fn()
      render(
        <Toast onClose={onClose} durationMs={null}>
          Saved
        </Toast>,
      )
      pass(600_000)
      expect(onClose).not.toHaveBeenCalled()
    })
  })

  it('is announced: errors at once, the rest politely', () => {
    render(
      <Toast tone="error" onClose={() => undefined}>
        Not saved
      </Toast>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
  })
})
