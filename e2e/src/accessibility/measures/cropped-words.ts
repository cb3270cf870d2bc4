import type { Page } from 'playwright'

/** Text spacing of WCAG 1.4.12. */
export const wideSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

/** Words that a box cuts off. What is hidden for the eye alone is left out. */
export function croppedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) => hasWords(element) && element.checkVisibility({ checkVisibilityCSS: true }),
      )
      .filter((element) => {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element)
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || element.clientWidth < 2)
          return false
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `"${element.textContent.trim().slice(0, 40)}" is cut off`)
  })
}
