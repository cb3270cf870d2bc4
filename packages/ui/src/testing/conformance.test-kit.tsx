import { render } from '@testing-library/react'
import { act, createRef, StrictMode, type ComponentType, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

interface ConformanceOptions {
  /** Tag name of the root element, in upper case. */
  root: string
  /** Selector of the element that gets other props. @default the root */
  target?: string | undefined
}

/**
 * Conformance test of every component: ref, class name and other props reach one element, and it renders
 * deterministically on a server and hydrates without warnings.
 *
 * @param element - the component with its required props
 */
export function itConforms(
  // Props differ by component, and are only passed on here.
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
      // A mounted component could fail a later test.
      await act(async () => hydrated?.unmount())
      complaints.mockRestore()
    }
  })
}
