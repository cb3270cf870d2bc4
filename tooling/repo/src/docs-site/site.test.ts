import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromiumArgs, findHeadlessChromium } from '@milepost/config/chromium'
import { freePort } from '@milepost/config/free-port'
import { isFullRun } from '@milepost/config/fuzz-runs'
import { type Browser, chromium } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audiences } from './audiences.data.ts'
import { sitePages } from './site-pages.ts'

const root = resolve(import.meta.dirname, '../../../..')
const dist = mkdtempSync(join(tmpdir(), 'milepost-docs-site-'))
let browser: Browser
let server: PreviewServer
let origin = ''

beforeAll(async () => {
  if (!isFullRun) return
  const built = spawnSync(
    process.execPath,
    [join(root, 'tooling/repo/node_modules/vitepress/bin/vitepress.js'), 'build', 'site'],
    {
      cwd: join(root, 'tooling/repo'),
      encoding: 'utf8',
      env: { ...process.env, DOCS_OUT: dist, NODE_ENV: 'production', VITEST: undefined },
    },
  )
  // VitePress ends with an error where a link leads to no page.
  if (built.status !== 0) throw new Error(`${built.stdout}\n${built.stderr}`.slice(-4000))
  const settings = { host: '127.0.0.1', port: await freePort() }
  server = await preview({ configFile: false, build: { outDir: dist }, preview: settings })
  origin = `http://127.0.0.1:${settings.port}`
  browser = await chromium.launch({
    executablePath: findHeadlessChromium() ?? '',
    args: ['--no-sandbox', ...chromiumArgs],
  })
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(dist, { recursive: true, force: true })
})

describe.runIf(isFullRun)('the documentation site', () => {
  it('has a page for each document', () => {
    const pages = sitePages(root)
    expect(pages.length).toBeGreaterThan(90)
    for (const { file, page } of pages) {
      const html = join(dist, page.replace(/\.md$/, '.html'))
      expect([file, existsSync(html)]).toEqual([file, true])
    }
  })

  it('names each guide for those who read it, once', () => {
    const named = audiences.flatMap(({ guides }) => guides)
    const written = globSync('docs/guides/*.md', { cwd: root })
      .map((file) => file.replace(/^docs\/guides\/|\.md$/g, ''))
      .filter((name) => name !== 'README')
    expect([...named].toSorted()).toEqual(written.toSorted())
  })

  it('has no link, picture or heading that leads nowhere', () => {
    const files = globSync('**/*.html', { cwd: dist })
    const ids = new Map(
      files.map((file) => {
        const html = readFileSync(join(dist, file), 'utf8')
        return [
          file,
          { html, ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)) },
        ]
      }),
    )
    const broken = [...ids].flatMap(([file, { html }]) =>
      [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, written = '']) => {
        const address = written.replaceAll('&amp;', '&')
        if (/^(?:[a-z]+:|\/\/)/i.test(address)) return []
        const [path = '', hash = ''] = address.split('#')
        const target = fileOf(file, decodeURI(path))
        if (!existsSync(join(dist, target))) return [`${file}: ${written}`]
        const known = ids.get(target)?.ids
        return hash === '' || known === undefined || known.has(decodeURIComponent(hash))
          ? []
          : [`${file}: ${written}`]
      }),
    )
    expect(broken).toEqual([])
  })

  it('finds a guide by a word in it', async () => {
    const page = await browser.newPage()
    try {
      await page.goto(origin)
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click()
      await page.getByRole('searchbox').fill('varnish')
      const result = page.getByRole('option').or(page.locator('.result')).first()
      await result.waitFor()
      expect(await result.textContent()).toMatch(/cache|CDN|Varnish/i)
    } finally {
      await page.close()
    }
  }, 60_000)

  it.each([
    ['/', 1280, 'light', true],
    ['/', 360, 'dark', true],
    ['/guides/', 360, 'light', true],
    ['/guides/theme-it.html', 1280, 'dark', true],
    ['/guides/for-editors.html', 360, 'light', true],
    ['/guides/behind-a-cdn.html', 1280, 'light', true],
    ['/packages/ui.html', 1280, 'light', true],
    ['/reference/configuration.html', 360, 'dark', true],
    ['/decisions/0057-a-fleet-reads-once.html', 1280, 'light', true],
    ['/', 1280, 'light', false],
    ['/guides/theme-it.html', 1280, 'light', false],
  ] as const)(
    'breaks no rule of WCAG 2.2 AA on %s at %i px, %s, with scripts: %s',
    async (path, width, colorScheme, hasScripts) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
      try {
        if (!hasScripts) await context.route('**/*.js', (route) => route.abort())
        const page = await context.newPage()
        await page.goto(origin + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        // Text: this package is checked without the types of browsers.
        if (hasScripts)
          await page.waitForFunction("'__vue_app__' in document.querySelector('#app')")
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      } finally {
        await context.close()
      }
    },
    60_000,
  )
})

/** The file of the site that an address on a page leads to. */
function fileOf(page: string, path: string): string {
  if (path === '') return page
  const whole = path.startsWith('/') ? path.slice(1) : posix.join(dirname(page), path)
  return whole === '' || whole.endsWith('/') ? `${whole}index.html` : whole
}
