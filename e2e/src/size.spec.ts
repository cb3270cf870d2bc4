import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startApplication } from './accessibility/measures/start-application.ts'
import { repositoryRoot } from './repository-root.ts'
import { expect, test } from './test.ts'

const budget = JSON.parse(
  readFileSync(join(repositoryRoot, 'apps/site/size-budget.json'), 'utf8'),
) as { beforeIntention: number; starter: number; javascript: number; total: number }

for (const site of ['tideline', 'summit'] as const) {
  test(`${site}: a first load is in budget @core`, async ({ page, tideline, summit }, testInfo) => {
    const { siteOrigin } = site === 'tideline' ? tideline : summit
    const sizes: { type: string; bytes: number; url: string }[] = []
    const pending: Promise<void>[] = []
    page.on('requestfinished', (request) => {
      pending.push(
        request.sizes().then(({ responseBodySize }) => {
          sizes.push({ type: request.resourceType(), bytes: responseBodySize, url: request.url() })
        }),
      )
    })
    await page.setViewportSize({ width: 360, height: 740 })
    const kilobytes = (type?: string) =>
      sizes
        .filter((size) => type === undefined || size.type === type)
        .reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    await page.goto(siteOrigin, { waitUntil: 'networkidle' })
    await Promise.all(pending)
    const before = kilobytes()
    expect(kilobytes('script')).toBe(0)
    expect(before).toBeLessThanOrEqual(budget.beforeIntention)
    const starter = await page.locator('head > script[data-starter]').first().textContent()
    const starterBytes = brotliCompressSync(starter ?? '').byteLength
    expect(starterBytes).toBeGreaterThan(500)
    expect(starterBytes / 1000).toBeLessThanOrEqual(budget.starter)
    await startApplication(page)
    await page.waitForLoadState('networkidle')
    // Off-screen images may still load, which is ignored once the page closes.
    page.removeAllListeners('requestfinished')
    await Promise.all(pending)
    const figures = `before anybody acts ${before.toFixed(1)} kB; then JavaScript ${kilobytes('script').toFixed(1)} kB, all ${kilobytes().toFixed(1)} kB`
    testInfo.annotations.push({ type: 'size', description: figures })
    console.log(`${site}: ${figures} in ${sizes.length} requests`)
    expect(kilobytes('script')).toBeGreaterThan(50)
    expect(kilobytes('script')).toBeLessThanOrEqual(budget.javascript)
    expect(kilobytes()).toBeLessThanOrEqual(budget.total)
  })
}
