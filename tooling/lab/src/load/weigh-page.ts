import type { Browser } from 'playwright'

/** What one first visit of a page costs. Bytes as they travel. */
export interface PageWeight {
  requests: number
  htmlKb: number
  scriptKb: number
  /** Of the script, what is not the libraries' file. */
  ownScriptKb: number
  styleKb: number
  fontKb: number
  imageKb: number
  totalKb: number
  /** Cumulative layout shift. */
  cls: number
}

/** The file that `client-chunks.ts` puts other people's code into. */
const libraries = /\/assets\/libraries-[^/]+\.js$/

/**
 * Opens a page on a phone-sized screen with nothing kept, and weighs what comes.
 *
 * @param options.starts - whether somebody then does something that brings the application
 */
export async function weighPage(
  browser: Browser,
  address: string,
  { starts }: { starts: boolean },
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const bytes = new Map<string, number>()
  let libraryBytes = 0
  const pending: Promise<void>[] = []
  let requests = 0
  page.on('requestfinished', (request) => {
    requests += 1
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        const type = request.resourceType()
        bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize)
        if (libraries.test(request.url())) libraryBytes += responseBodySize
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
  if (starts) {
    await page.evaluate(() => document.dispatchEvent(new Event('milepost-start')))
    await page.waitForSelector('html[data-hydrated]')
    await page.waitForLoadState('networkidle')
  }
  await Promise.all(pending)
  const cls = await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0)
  await context.close()
  const kb = (type: string) => Math.round((bytes.get(type) ?? 0) / 100) / 10
  return {
    requests,
    htmlKb: kb('document'),
    scriptKb: kb('script'),
    ownScriptKb: Math.round(((bytes.get('script') ?? 0) - libraryBytes) / 100) / 10,
    styleKb: kb('stylesheet'),
    fontKb: kb('font'),
    imageKb: kb('image'),
    totalKb: Math.round([...bytes.values()].reduce((sum, each) => sum + each, 0) / 100) / 10,
    cls: Math.round(cls * 1000) / 1000,
  }
}

/** A phone on a slow line, as Lighthouse has it: round trips in milliseconds, bytes a second. */
const phoneLine = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 }

/**
 * What has arrived when a phone on a slow line first paints the page, in kB as it travels.
 *
 * @throws Error when nothing is painted
 */
export async function weighFirstPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...phoneLine })
  await page.goto(address, { waitUntil: 'networkidle' })
  const bytes = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    if (painted === undefined) return undefined
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    return (entries as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= painted)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
  await context.close()
  if (bytes === undefined) throw new Error(`${address} was not painted.`)
  return Math.round(bytes / 100) / 10
}
