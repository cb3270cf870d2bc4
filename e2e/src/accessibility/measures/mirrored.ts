import type { Page } from 'playwright'

/**
 * Turns a page to run from right to left; `turnBack` undoes it.
 *
 * @returns what is not where a mirror would show it: headings, the logo, links of the header and footer
 */
export function mirrorProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { documentElement } = document
    const isOwnWay = (element: Element) => element.closest('[dir]:not(html)') !== null
    // A link in the middle of a sentence is where the sentence puts it.
    const isAlone = (element: Element) =>
      element.parentElement?.textContent.trim() === element.textContent.trim()
    const dialog = document.querySelector('dialog:modal')
    const parts =
      dialog === null ? 'header a,main h1,main h2,footer a,main form label' : 'h2,h3,label'
    const seen = [...(dialog ?? document).querySelectorAll(parts)].filter(
      (element) =>
        element.checkVisibility({ checkVisibilityCSS: true }) &&
        !isOwnWay(element) &&
        (element.localName !== 'a' || isAlone(element)),
    )
    const placeOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      return rects.length === 0
        ? undefined
        : {
            left: Math.min(...rects.map(({ left }) => left)),
            right: Math.max(...rects.map(({ right }) => right)),
          }
    }
    const settle = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const before = seen.map(placeOf)
    // A dialog leaves room for a scrollbar, which changes its side.
    const tolerance = dialog === null ? 3 : 18
    documentElement.dir = 'rtl'
    await settle()
    const width = dialog === null ? documentElement.clientWidth : innerWidth
    return seen.flatMap((element, at) => {
      const [one, other] = [before[at], placeOf(element)]
      if (one === undefined || other === undefined) return []
      // Lines that break elsewhere are as wide as they are: one side is enough.
      const isMirrored =
        Math.abs(width - other.right - one.left) < tolerance ||
        Math.abs(width - other.left - one.right) < tolerance
      return isMirrored
        ? []
        : [
            `"${element.textContent.trim().slice(0, 30)}": from ${Math.round(one.left)} to ${Math.round(one.right)}, mirrored from ${Math.round(other.left)} to ${Math.round(other.right)} of ${width}`,
          ]
    })
  })
}

/** Turns a page to run from left to right again. */
export function turnBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dir = 'ltr'
  })
}
