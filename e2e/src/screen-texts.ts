import type { Page } from '@playwright/test'

/**
 * Returns the texts of a page: its title, accessible names, and its texts by block, because links are parts of
 * sentences. Elements marked as another language are excluded.
 */
export function screenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = new Map<Element, string>()
    const names: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    const blockOf = (element: Element): Element => {
      const { display } = getComputedStyle(element)
      const parent = element.parentElement
      return parent !== null && /^(?:inline|contents)$/.test(display) ? blockOf(parent) : element
    }
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node as HTMLElement
      const own = element.closest('[lang]')?.getAttribute('lang') ?? ''
      if (own !== document.documentElement.lang || element.closest('script,style,template'))
        continue
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt', 'label']) {
        names.push(element.getAttribute(name) ?? '')
      }
      for (const child of element.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) continue
        const block = blockOf(element)
        // With scripting, `noscript` contains unparsed markup.
        const isMarkup = element.localName === 'noscript'
        const { body } = new DOMParser().parseFromString(child.textContent, 'text/html')
        const text = isMarkup ? body.textContent : child.textContent
        blocks.set(block, (blocks.get(block) ?? '') + text)
      }
    }
    const texts = [...blocks.values(), ...names].map((text) => text.replaceAll(/\s+/g, ' ').trim())
    return [...new Set(texts.filter((text) => text !== ''))]
  })
}
