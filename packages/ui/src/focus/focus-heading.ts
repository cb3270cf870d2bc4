const headings = 'h1, h2, h3, h4, h5, h6'

/**
 * Moves the focus to where reading goes on after something changed: to the first heading in an element, to the element
 * itself where it is a heading or has none. Does not scroll.
 *
 * @param element - undefined and null move nothing
 */
export function focusHeading(element: HTMLElement | null | undefined): void {
  if (!element) return
  const goal = element.matches(headings)
    ? element
    : (element.querySelector<HTMLElement>(headings) ?? element)
  // It can have the focus, and is no stop of the Tab key.
  if (goal.tabIndex < 0) goal.tabIndex = -1
  goal.focus({ preventScroll: true })
}
