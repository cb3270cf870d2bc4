import type { Browser } from 'playwright'
import type { PeerPage } from '../../peer-apps/page-element.ts'
import { elementTree } from '../element-tree.ts'

/** Reads a page of the site as data, for others to show the same. */
export async function readPeerPage(browser: Browser, address: string): Promise<PeerPage> {
  const body = await elementTree(browser, address)
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(address)
    const head = await page.evaluate(() => {
      const { documentElement: root } = document
      const links = (selector: string) =>
        [...document.head.querySelectorAll<HTMLLinkElement>(selector)].map((link) =>
          link.href.replace(location.origin, ''),
        )
      return {
        root: Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value])),
        title: document.title,
        sheets: links('link[rel=stylesheet]'),
        fonts: links('link[rel=preload][as=font]'),
        css: [...document.head.querySelectorAll('style')]
          .map((style) => style.textContent)
          .join(''),
      }
    })
    return { ...head, body }
  } finally {
    await context.close()
  }
}
