import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArgs, chromiumLaunchOptions, findChromium } from '@milepost/config/chromium'
import { chromium } from 'playwright'
import { inFolder, log, run } from './processes.ts'
import { startStack } from './stack.ts'

const rounds = 5

/** Runs Lighthouse's phone on the home page of both demo sites, and weighs what arrives before the first paint. */
export async function lighthouse(): Promise<void> {
  await inFolder('lighthouse', async (folder) => {
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    await run('npm', ['install', 'lighthouse@13.5.0', '--no-audit', '--no-fund'], { cwd: folder })
    for (const site of ['tideline', 'summit'] as const) {
      const stack = await startStack(site)
      try {
        const kilobytes = await weighFirstPaint(`${stack.origin}/`)
        log(`${site}: ${kilobytes} kB of the home page before a phone's first paint`)
        const figures = []
        for (let round = 0; round < rounds; round += 1)
          figures.push(await audit(folder, `${stack.origin}/`))
        console.table(figures)
      } finally {
        await stack.stop()
      }
    }
  })
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
const audited =
  'largest-contentful-paint total-blocking-time mainthread-work-breakdown cumulative-layout-shift'

/** Audits a page in a separate process, twice if the trace misses the start of the page, which Lighthouse reports as an error. */
async function audit(folder: string, address: string): Promise<Record<string, number>> {
  const file = join(folder, 'report.json')
  const chromeFlags = ['--headless=new', '--no-sandbox', ...chromiumArgs].join(' ')
  const report = ['--quiet', '--output=json', `--output-path=${file}`]
  const args = [address, ...report, `--chrome-flags=${chromeFlags}`]
  const environment = { ...process.env, CHROME_PATH: findChromium() ?? '' }
  const start = () =>
    run(join(folder, 'node_modules/.bin/lighthouse'), args, { cwd: folder, environment })
  await start().catch(start)
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const round = (value: number | null | undefined) =>
    Math.round((value ?? Number.NaN) * 1000) / 1000
  return Object.fromEntries([
    ...Object.entries(categories).map(([name, { score }]) => [name, round(score)]),
    ...audited.split(' ').map((name) => [name, round(audits[name]?.numericValue)]),
  ]) as Record<string, number>
}

/** Lighthouse's slow line: round trips in milliseconds, bytes per second. */
const phoneLine = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 }

/** Kilobytes that arrive before a phone on a slow line first paints a page. */
async function weighFirstPaint(address: string): Promise<number> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...phoneLine })
    await page.goto(address, { waitUntil: 'networkidle' })
    const bytes = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= painted)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    })
    if (bytes === 0) throw new Error(`${address} was not painted.`)
    return Math.round(bytes / 100) / 10
  } finally {
    await browser.close()
  }
}
