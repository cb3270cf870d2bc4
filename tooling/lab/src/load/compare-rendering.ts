import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { startServer, stopServer } from '@milepost/config/server-process'
import autocannon from 'autocannon'
import { chromium } from 'playwright'
import { elementTree } from './element-tree.ts'

/** Pages made a second by one process, and the size of one. */
export interface RenderingFigures {
  perSecond: number
  kilobytes: number
}

const rounds = 3
const requests = 1000
const connections = 10

/**
 * Renders a page of the site beside a bare React Router page with the same elements, in turn, both
 * uncompressed; the best round of each counts.
 *
 * @param address - a page that the site makes anew for each request
 */
export async function compareRendering(
  address: string,
): Promise<{ site: RenderingFigures; bare: RenderingFigures }> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-bare-'))
  const file = join(folder, 'page.json')
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    writeFileSync(file, JSON.stringify(await elementTree(browser, address)))
  } finally {
    await browser.close()
  }
  const bare = await startServer({
    name: 'bare page',
    script: join(import.meta.dirname, 'bare-page.ts'),
    args: [file],
    environment: { NODE_ENV: 'production' },
    timeoutMs: 30_000,
    verbose: false,
  })
  try {
    const best = { site: 0, bare: 0 }
    for (let round = 0; round < rounds; round += 1) {
      best.site = Math.max(best.site, await pagesPerSecond(address))
      best.bare = Math.max(best.bare, await pagesPerSecond(`${bare.origin}/`))
    }
    return {
      site: { perSecond: best.site, kilobytes: await weigh(address) },
      bare: { perSecond: best.bare, kilobytes: await weigh(`${bare.origin}/`) },
    }
  } finally {
    await stopServer(bare.process)
    rmSync(folder, { recursive: true, force: true })
  }
}

const headers = { 'accept-encoding': 'identity' }

async function pagesPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, amount: requests, headers, timeout: 30 })
  if (result.errors + result.timeouts + result.non2xx > 0) throw new Error(`${url} failed.`)
  // Each connection asks again as soon as it has its answer. The run's own length is told in whole seconds only.
  return Math.round((connections * 1000) / result.latency.average)
}

async function weigh(url: string): Promise<number> {
  const html = await (await fetch(url, { headers })).text()
  return Math.round(Buffer.byteLength(html) / 100) / 10
}
