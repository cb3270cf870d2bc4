import type { Page } from 'playwright'

const named =
  'button|link|textbox|searchbox|checkbox|radio|combobox|listbox|slider|switch|tab|spinbutton|img|dialog|progressbar|iframe'

/** A line of the accessibility tree that has a role and states, and no name. */
const namelessLine = new RegExp(`^\\s*- (${named})((?: \\[[^\\]]*\\])*):?$`)

/**
 * The accessibility tree of a page as text, in the order in which a screen reader reads it.
 */
export function readTree(page: Page): Promise<string> {
  return page.locator('body').ariaSnapshot()
}

/** The lines of a tree whose element must have a name, and has none. */
export function namelessLines(tree: string): string[] {
  return tree.split('\n').flatMap((line, at, lines) => {
    if (!namelessLine.test(line)) return []
    return [`${line.trim()} after ${lines[at - 1]?.trim() ?? 'the start'}`]
  })
}

/** Returns fields without a visible name: a label, a legend, or the target of `aria-labelledby`. */
export function unlabelledFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null | undefined) =>
      element?.checkVisibility({ checkVisibilityCSS: true }) === true &&
      element.textContent.trim() !== ''
    return [...document.querySelectorAll('input:not([type=hidden]),select,textarea')]
      .filter((field) => field.checkVisibility({ checkVisibilityCSS: true }))
      .filter((field) => {
        const labels = 'labels' in field ? [...(field.labels as NodeListOf<Element>)] : []
        const ids = (field.getAttribute('aria-labelledby') ?? '').split(' ')
        const others = ids.map((id) => document.getElementById(id))
        return ![...labels, ...others, field.closest('fieldset')?.querySelector('legend')].some(
          isSeen,
        )
      })
      .map((field) => field.outerHTML.slice(0, 120))
  })
}
