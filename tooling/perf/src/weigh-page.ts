import type { Browser } from 'playwright'

/** What one first visit of a page costs. Bytes as they travel. */
export interface PageWeight {
  requests: number
  htmlKb: number
  scriptKb: number
  styleKb: number
  fontKb: number
  imageKb: number
  totalKb: number
  /** Cumulative layout shift. */
  cls: number
}

/** Opens a page on a phone-sized screen with nothing kept, and weighs what comes. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const bytes = new Map<string, number>()
  const pending: Promise<void>[] = []
  let requests = 0
  page.on('requestfinished', (request) => {
    requests += 1
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        const type = request.resourceType()
        bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize)
      }),
    )
  })
  await page.addInitScript(() => {
    const state = globalThis as { shift?: number }
    state.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        state.shift = (state.shift ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  const cls = await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0)
  await context.close()
  const kb = (type: string) => Math.round((bytes.get(type) ?? 0) / 100) / 10
  return {
    requests,
    htmlKb: kb('document'),
    scriptKb: kb('script'),
    styleKb: kb('stylesheet'),
    fontKb: kb('font'),
    imageKb: kb('image'),
    totalKb: Math.round([...bytes.values()].reduce((sum, each) => sum + each, 0) / 100) / 10,
    cls: Math.round(cls * 1000) / 1000,
  }
}
