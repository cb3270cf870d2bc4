import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

const nothing = () => undefined

afterEach(() => document.querySelector('#mount')?.remove())

describe('Modal', () => {
  it('renders nothing while closed, and a closed dialog on a server', () => {
    expect(render(<Modal open={false} onClose={nothing} />).container).toBeEmptyDOMElement()
    const html = renderToString(<Modal open onClose={nothing} title="Hello" />)
    expect(html).toContain('<dialog')
    expect(html).not.toMatch(/<dialog[^>]* open/)
  })

  it("has a close button called 'Close' [S2.73]", async () => {
    const onClose = vi.fn()
    render(<Modal open onClose={onClose} title="Cookie policy" />)
    const button = screen.getByRole('button', { name: 'Close' })
    expect(button).toHaveAttribute('aria-label', 'Close')
    await userEvent.click(button)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes on a click on its overlay by default [S2.74]', async () => {
    const onClose = vi.fn()
    const { rerender } = render(<Modal open onClose={onClose} title="Cookie policy" />)
    await userEvent.click(screen.getByRole('heading'))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
    rerender(<Modal open onClose={onClose} title="Cookie policy" closeOnOverlay={false} />)
    await userEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('calls the handlers of the application as well', async () => {
    const [onClose, onClick, onPointerDown, onCancel] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    render(<Modal open title="Policy" {...{ onClose, onClick, onPointerDown, onCancel }} />)
    await userEvent.click(screen.getByRole('dialog'))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    for (const call of [onClick, onPointerDown, onCancel]) expect(call).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('does not close if a text selection ends outside', async () => {
    const onClose = vi.fn()
    render(<Modal open onClose={onClose} title="Cookie policy" />)
    const user = userEvent.setup()
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('calls onClose on Escape and stays open', () => {
    const onClose = vi.fn()
    render(<Modal open onClose={onClose} title="Cookie policy" />)
    const cancel = new Event('cancel', { cancelable: true })
    screen.getByRole('dialog').dispatchEvent(cancel)
    expect(onClose).toHaveBeenCalledOnce()
    expect(cancel.defaultPrevented).toBe(true)
  })

  it('calls onClose if the browser closes the dialog, but not for the close event of its effect', async () => {
    const onClose = vi.fn()
    render(<Modal open onClose={onClose} title="Cookie policy" />)
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    // After the events that the effects have queued.
    await new Promise((resolve) => setTimeout(resolve))
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog.open).toBe(true)
    dialog.close()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('marks the page as locked while it is open, unless the document may scroll', () => {
    const { rerender } = render(<Modal open onClose={nothing} title="A" />)
    expect(screen.getByRole('dialog')).toHaveAttribute('data-locks-scroll')
    rerender(<Modal open onClose={nothing} title="A" documentScroll />)
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-locks-scroll')
  })

  it('is rendered in #mount if it exists, otherwise in place [S9.18]', () => {
    const { container, unmount } = render(<Modal open onClose={nothing} title="A" />)
    expect(container).toContainElement(screen.getByRole('dialog'))
    unmount()
    const mount = document.createElement('div')
    mount.id = 'mount'
    document.body.append(mount)
    render(<Modal open onClose={nothing} title="A" />)
    expect(mount).toContainElement(screen.getByRole('dialog'))
  })

  it('accepts an invalid selector', () => {
    render(<Modal open onClose={nothing} title="A" mount="!!" />)
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
