const headings = 'h1, h2, h3, h4, h5, h6'

/**
 * Focuses the first heading in an element, or the element itself if it is a heading or has none. Does not scroll.
 *
 * @param element - undefined and null are ignored
 */
export function focusHeading(element: HTMLElement | null | undefined): void {
  if (!element) return
  const goal = element.matches(headings)
    ? element
    : (element.querySelector<HTMLElement>(headings) ?? element)
  // Focusable without a tab stop.
  if (goal.tabIndex < 0) goal.tabIndex = -1
  goal.focus({ preventScroll: true })
}
