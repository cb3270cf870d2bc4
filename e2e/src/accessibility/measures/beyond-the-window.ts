import type { Page } from 'playwright'

/**
 * Returns text and controls beyond the sides of the window that cannot be scrolled into view. Visually hidden elements
 * and scroll containers are excluded.
 */
export function beyondTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        getComputedStyle(element).clipPath !== 'none' ||
        scrolls(element.parentElement))
    return [
      ...document.body.querySelectorAll(
        'a,button,input,select,textarea,h1,h2,h3,p,li,legend,label',
      ),
    ]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect()
        const isOutside = left < -1 || right > clientWidth + 1
        return isOutside && width > 1 && height > 1 && !scrolls(element)
      })
      .map((element) => {
        const { right } = element.getBoundingClientRect()
        return `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}" ends at ${Math.round(right)} of ${clientWidth}`
      })
  })
}
