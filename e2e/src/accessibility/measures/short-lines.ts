import type { Page } from 'playwright'

/** Returns visible texts of a page that are in a column too narrow for their words: twice as many lines as words. */
export function shortLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const short: string[] = []
    while (walker.nextNode()) {
      const text = (walker.currentNode.textContent ?? '').trim()
      range.selectNodeContents(walker.currentNode)
      const isHidden = walker.currentNode.parentElement?.closest('[inert], [aria-hidden=true]')
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const isClipped = (walker.currentNode.parentElement?.clientWidth ?? 0) === 1
      if (!isHidden && !isClipped && lines >= 2 * text.split(/\s+/).length && lines > 2)
        short.push(`${text} (${lines} lines)`)
    }
    return short
  })
}
