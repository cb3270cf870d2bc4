import type { Page } from 'playwright'

/** Returns the problems of a page's headings and landmarks, one sentence each. */
export function outlineProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({
        level: Number(heading.localName.slice(1)),
        words: heading.textContent.trim(),
      }))
    const first = headings.filter(({ level }) => level === 1).length
    const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
    const empty = headings.filter(({ words }) => words === '')
    const missing = ['header', 'main', 'footer'].filter(
      (name) => document.querySelector(name) === null,
    )
    return [
      ...(first === 1 ? [] : [`${first} headings of the first level`]),
      ...skipped.map(({ level, words }) => `h${level} "${words}" skips a level`),
      ...empty.map(({ level }) => `h${level} says nothing`),
      ...missing.map((name) => `no ${name}`),
    ]
  })
}

/**
 * Words that are read before others and are above them in a narrow window, which has one column: what is read next
 * must not be above. What floats is left out.
 */
export function orderProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position) ||
        floats(element.parentElement))
    const blocks = [
      ...document.querySelectorAll('main :is(h1,h2,h3,p,label,legend,button)'),
    ].filter((element) => element.checkVisibility({ checkVisibilityCSS: true }) && !floats(element))
    return blocks.flatMap((block, at) => {
      const next = blocks[at + 1]
      if (next === undefined || block.contains(next)) return []
      const [one, other] = [block.getBoundingClientRect(), next.getBoundingClientRect()]
      // An adjacent element may begin higher up.
      const isBelow = other.left < one.right && one.left < other.right
      const isAbove = isBelow && other.bottom <= one.top && other.height > 0
      return isAbove
        ? [
            `"${next.textContent.trim().slice(0, 30)}" is read after "${block.textContent.trim().slice(0, 30)}" and is above`,
          ]
        : []
    })
  })
}
