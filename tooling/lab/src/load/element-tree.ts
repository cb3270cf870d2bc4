import type { Browser } from 'playwright'
import type { PageNode } from './page-element.ts'

/** What is in a page's body before any script runs. */
export async function elementTree(browser: Browser, address: string): Promise<PageNode[]> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(address)
    return await page.evaluate(() => {
      const read = (node: Node): PageNode | undefined => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
        if (!(node instanceof Element) || node.localName === 'script') return undefined
        const attributes = [...node.attributes]
          .filter(({ name }) => name !== 'style')
          .map(({ name, value }) => [name, value] as const)
        return {
          tag: node.localName,
          attributes: Object.fromEntries(attributes),
          children: readAll(node),
        }
      }
      const readAll = (node: Node) =>
        [...node.childNodes].map(read).filter((child) => child !== undefined)
      return readAll(document.body)
    })
  } finally {
    await context.close()
  }
}
