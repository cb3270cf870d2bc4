import { render } from '@testing-library/react'
import { act, createRef, StrictMode, type ComponentType, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

interface ConformanceOptions {
  /** The outermost element's name, in capitals, or where the attributes go when it is another. */
  root: string
  /** The element that takes the rest of the props, where that is not the outermost. */
  target?: string
}

/**
 * What every component promises: its ref, class name and further attributes reach one element; it
 * renders on a server, twice the same, and hydrates in silence.
 *
 * @param element - the component with the least props it needs
 */
export function itConforms(
  // Every component has props of its own; here they are only passed on.
  element: ReactElement<Record<string, unknown>>,
  { root, target }: ConformanceOptions,
) {
  const Component = element.type as ComponentType<Record<string, unknown>>
  const targetOf = (container: Element) =>
    target === undefined ? container.firstElementChild : container.querySelector(target)

  it(`renders a <${root.toLowerCase()}> and passes ref, class name and attributes on`, () => {
    const ref = createRef<Element>()
    const { container } = render(
      <Component {...element.props} ref={ref} className="mine" data-mine="yes" />,
    )
    expect(container.firstElementChild?.tagName.toUpperCase()).toBe(root)
    expect(container.firstElementChild).toHaveClass('mine')
    expect(targetOf(container)).toHaveAttribute('data-mine', 'yes')
    expect(ref.current).toBe(targetOf(container))
  })

  it('renders on a server, twice the same, and hydrates in silence', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const html = renderToString(element)
    expect(renderToString(element)).toBe(html)
    const container = document.createElement('div')
    container.innerHTML = html
    const before = container.innerHTML
    const onRecoverableError = vi.fn()
    // Not awaited: components that load a part replace themselves in the next task.
    let hydrated: Root | undefined
    act(() => {
      hydrated = hydrateRoot(container, <StrictMode>{element}</StrictMode>, { onRecoverableError })
    })
    try {
      expect(container.innerHTML).toBe(before)
      await act(async () => undefined)
      expect(onRecoverableError).not.toHaveBeenCalled()
      expect(complaints.mock.calls).toEqual([])
    } finally {
      // What stays mounted complains later, in somebody else's test.
      await act(async () => hydrated?.unmount())
      complaints.mockRestore()
    }
  })
}
