// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { build } from 'esbuild'
import * as fc from 'fast-check'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'
import { xssPieces } from '../../fixtures/xss-pieces.ts'
import { xssMarkupShapes } from '../../fixtures/xss-shapes.ts'
import { xssVectors } from '../../fixtures/xss-vectors.ts'

// In a real browser: only its own parser tells what a browser would run. `npm run fuzz` tries 100,000.
const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 500)
const batchSize = 500

let browser: Browser
let page: Page

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../fixtures/sanitiser-page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    conditions: ['@milepost/source'],
    write: false,
    logLevel: 'silent',
  })
  browser = await chromium.launch(chromiumLaunchOptions())
  page = await browser.newPage()
  await page.route('**/*', (route) => {
    const isPage = route.request().url() === 'https://site.example/page'
    return isPage
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' })
      : route.abort()
  })
  // Scripts in frames send a message to the page.
  await page.addInitScript(() => {
    for (const name of ['alert', 'prompt', 'confirm', 'print'] as const)
      window[name] = (() => window.top?.postMessage('ran', '*')) as never
  })
  await page.goto('https://site.example/page')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}, 60_000)

afterAll(() => browser.close())

const inBrowser = (markups: readonly unknown[]) =>
  page.evaluate((given) => sanitiserPage.sanitise(given), markups)
const faultsOf = (markups: readonly string[]) =>
  page.evaluate((given) => sanitiserPage.faults(given, false), markups)
const normal = (markups: readonly string[]) =>
  page.evaluate((given) => sanitiserPage.normal(given), markups)
const run = (markups: readonly string[]) =>
  page.evaluate((given) => sanitiserPage.show(given), markups)

describe('generated attacks in a browser', () => {
  const attacks = [...new Set([...xssMarkupShapes, ...xssVectors])]

  it('are detected: some of the unsanitised ones run, in the page and in a document', async () => {
    const some = await page.evaluate(
      (given) => sanitiserPage.everywhere(given),
      ['<img src=x onerror=alert(1)>', '<svg onload=alert(1)>'],
    )
    expect(some.ran).toBeGreaterThan(2)
    expect(some.faults).toContain('img[onerror]')
    expect(some.faults).toContain('<svg>')
  })

  it('cannot run after either sanitiser, wherever they are inserted [S5.26]', async () => {
    const byBrowser = (await inBrowser(attacks)).map(({ html }) => html)
    const byServer = attacks.map((markup) => sanitiseHtml(markup))
    const cleaned = [...new Set([...byBrowser, ...byServer])]
    expect((await faultsOf(cleaned)).flat()).toEqual([])
    const found = await page.evaluate((given) => sanitiserPage.everywhere(given), cleaned)
    expect(found).toEqual({ faults: [], ran: 0 })
  })

  it('are reduced to HTML that the other sanitiser does not change', async () =>
    expect(await disagreements(attacks)).toEqual([]))
})

describe('allowed HTML in a browser', () => {
  const allowed = [
    '<a href="https://a.example/x?a=1&amp;b=2#c">a</a>',
    '<a href="mailto:ada@example.org">a</a>',
    '<a href="/about">a</a>',
    '<a href="tel:+442079460000">a</a>',
    '<abbr title="&quot;t&quot;">a</abbr>',
    '<p>Fish &amp; chips &lt;3 – ünïcode 🎉<br><b>b</b><i>i</i><em>e</em><strong>s</strong></p>',
    '<div><pre>  x  </pre><hr><small>s</small><span>s</span></div>',
    '<del>d</del><s>s</s><strike>s</strike><sub>1</sub><sup>2</sup><u>u</u>',
    '<iframe src="https://v.example/1"></iframe>',
    '<img alt="a" src="https://i.example/a.png">',
  ]

  it('is unchanged by both sanitisers [S5.26]', async () => {
    const same = await normal(allowed)
    expect((await inBrowser(allowed)).map(({ html }) => html)).toEqual(same)
    expect(await normal(allowed.map((markup) => sanitiseHtml(markup)))).toEqual(same)
  })

  it('loses frames without a valid URL in both sanitisers [S5.26]', async () => {
    for (const src of [
      'https://</svg',
      'https://a b/',
      ' https://a b/',
      'https://a%20b/',
      'https://a:99999999/',
    ]) {
      const markup = `<p>x</p><iframe src="${src}"></iframe>`
      expect((await inBrowser([markup]))[0]?.html).toBe('<p>x</p>')
      expect(sanitiseHtml(markup)).toBe('<p>x</p>')
    }
  })
})

describe('nested and malformed HTML in a browser', () => {
  const piece = fc.constantFrom(...xssPieces, ...xssVectors)
  const markup = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''))

  it(
    'cannot run after either sanitiser, and both agree [S5.26]',
    async () => {
      const seed = fc.readConfigureGlobal()?.seed ?? 1
      for (let start = 0; start < fuzzRuns; start += batchSize) {
        const numRuns = Math.min(batchSize, fuzzRuns - start)
        const markups = fc.sample(markup, { numRuns, seed: seed + start })
        const findings = await inBrowser(markups)
        const cleaned = markups.map((text) => sanitiseHtml(text))
        expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([])
        expect((await faultsOf(cleaned)).flat()).toEqual([])
        expect(await run([...findings.map(({ html }) => html), ...cleaned])).toBe(0)
        expect(await disagreements(markups)).toEqual([])
      }
    },
    Math.max(60_000, fuzzRuns * 60),
  )
})

/** Markup that one sanitiser lets pass and the other changes. */
async function disagreements(markups: readonly string[]): Promise<string[]> {
  const byBrowser = await normal((await inBrowser(markups)).map(({ html }) => html))
  const byServer = await normal(markups.map((text) => sanitiseHtml(text)))
  const serverAfterwards = await normal(byBrowser.map((html) => sanitiseHtml(html)))
  const browserAfterwards = await normal((await inBrowser(byServer)).map(({ html }) => html))
  return markups.filter(
    (_, index) =>
      serverAfterwards[index] !== byBrowser[index] || browserAfterwards[index] !== byServer[index],
  )
}
