import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

const nothing = () => undefined

afterEach(() => document.querySelector('#mount')?.remove())

describe('Modal', () => {
  it('renders nothing while it is closed, and is closed before any script on a server', () => {
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

  it('closes when its overlay is clicked, unless told otherwise [S2.74]', async () => {
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

  it('does not close when a selection that began inside ends beside it', async () => {
    const onClose = vi.fn()
    render(<Modal open onClose={onClose} title="Cookie policy" />)
    const user = userEvent.setup()
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks to be closed on Escape instead of closing by itself', () => {
    const onClose = vi.fn()
    render(<Modal open onClose={onClose} title="Cookie policy" />)
    const cancel = new Event('cancel', { cancelable: true })
    screen.getByRole('dialog').dispatchEvent(cancel)
    expect(onClose).toHaveBeenCalledOnce()
    expect(cancel.defaultPrevented).toBe(true)
  })

  it('calls onClose if the browser closes the dialog, and not for the close event of its own effect', async () => {
    const onClose = vi.fn()
    render(<Modal open onClose={onClose} title="Cookie policy" />)
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    // Behind the events that the effects have queued.
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

  it('is in #mount where the page has one, else where it is [S9.18]', () => {
    const { container, unmount } = render(<Modal open onClose={nothing} title="A" />)
    expect(container).toContainElement(screen.getByRole('dialog'))
    unmount()
    const mount = document.createElement('div')
    mount.id = 'mount'
    document.body.append(mount)
    render(<Modal open onClose={nothing} title="A" />)
    expect(mount).toContainElement(screen.getByRole('dialog'))
  })

  it('survives a selector that is none', () => {
    render(<Modal open onClose={nothing} title="A" mount="!!" />)
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
