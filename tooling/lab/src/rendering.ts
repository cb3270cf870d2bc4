import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import autocannon from 'autocannon'
import { chromium } from 'playwright'
import type { PageNode } from './bare-page.ts'
import { inFolder, startLabServer } from './processes.ts'

const rounds = 3
const connections = 10

/**
 * Renders a page of the site, and a bare React Router page with the same elements, in turn, both uncompressed. The best round of
 * each counts.
 *
 * @param address - a page that the site renders for each request
 */
export async function compareRendering(address: string): Promise<void> {
  await inFolder('bare', async (folder) => {
    const file = join(folder, 'page.json')
    writeFileSync(file, JSON.stringify(await readElements(address)))
    const bare = await startLabServer({
      name: 'bare page',
      script: join(import.meta.dirname, 'bare-page.ts'),
      args: [file],
      environment: { NODE_ENV: 'production' },
    })
    try {
      const pages = [
        { page: 'this site', url: address, perSecond: 0 },
        { page: 'React Router alone', url: `${bare.origin}/`, perSecond: 0 },
      ]
      for (let round = 0; round < rounds; round += 1)
        for (const each of pages)
          each.perSecond = Math.max(each.perSecond, await pagesPerSecond(each.url))
      console.table(pages)
    } finally {
      await bare.stop()
    }
  })
}

async function pagesPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'identity' }
  const result = await autocannon({ url, connections, amount: 1000, headers, timeout: 30 })
  if (result.errors + result.timeouts + result.non2xx > 0) throw new Error(`${url} failed.`)
  // The duration of the run is known in whole seconds only.
  return Math.round((connections * 1000) / result.latency.average)
}

/** Reads the elements in a page's body before any script runs. */
async function readElements(address: string): Promise<PageNode[]> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(address)
    return await page.evaluate(() => {
      const read = (node: Node): PageNode | undefined => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
        if (!(node instanceof Element) || node.localName === 'script') return undefined
        const attributes = [...node.attributes]
          .filter(({ name }) => name !== 'style')
          .map(({ name, value }) => [name, value] as const)
        const children = readAll(node)
        return { tag: node.localName, attributes: Object.fromEntries(attributes), children }
      }
      const readAll = (node: Node) =>
        [...node.childNodes].map(read).filter((child) => child !== undefined)
      return readAll(document.body)
    })
  } finally {
    await browser.close()
  }
}
