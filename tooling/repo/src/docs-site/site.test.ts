import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromiumArgs, findHeadlessChromium } from '@milepost/config/chromium'
import { isFullRun } from '@milepost/config/fuzz-runs'
import { type Browser, chromium } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeReferencePages } from '../docs/reference-pages.ts'
import { audiences } from './audiences.data.ts'
import { root, siteUrl } from './documents.ts'

const repo = resolve(import.meta.dirname, '../..')
const base = '/milepost/'
let dist: string
let browser: Browser
let server: PreviewServer
let site = ''

it('lists each guide once, for its audience', () => {
  const listed = audiences.flatMap(({ guides }) => guides)
  const written = globSync('docs/guides/*.md', { cwd: root })
    .map((file) => file.replace(/^docs\/guides\/|\.md$/g, ''))
    .filter((name) => name !== 'README')
  expect([...listed].toSorted()).toEqual(written.toSorted())
})

it.each([
  ['../security.md#limits', '/milepost/reference/security/#limits'],
  ['../../packages/ui', '/milepost/packages/ui/'],
  ['https://milepost.github.io/milepost/reference/fields/', '/milepost/reference/fields/'],
  ['../spec', 'https://github.com/milepost/milepost/blob/main/docs/spec'],
  [
    '../../packages/platform/openapi.yaml',
    'https://github.com/milepost/milepost/blob/main/packages/platform/openapi.yaml',
  ],
])('resolves a link from a guide to %s as %s', (link, url) => {
  expect(siteUrl(link, 'docs/guides', base)).toBe(url)
})

describe.runIf(isFullRun)('the documentation site', () => {
  beforeAll(async () => {
    await writeReferencePages()
    dist = mkdtempSync(join(tmpdir(), 'milepost-docs-site-'))
    const args = ['build', '--config', 'src/docs-site/astro.config.mjs', '--outDir', dist]
    const built = spawnSync(
      process.execPath,
      [join(repo, 'node_modules/astro/bin/astro.mjs'), ...args],
      {
        cwd: repo,
        encoding: 'utf8',
        // Without Vitest's variables, which would make it a build for development.
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          DOCS_BASE: base,
          ASTRO_TELEMETRY_DISABLED: '1',
        },
      },
    )
    // Fails for a broken link, heading or image of a document, and for a page of the sidebar that does not exist.
    if (built.status !== 0) throw new Error(`${built.stdout}\n${built.stderr}`.slice(-4000))
    server = await preview({
      configFile: false,
      appType: 'mpa',
      base,
      build: { outDir: dist },
      preview: { host: '127.0.0.1', port: 0 },
    })
    site = server.resolvedUrls?.local[0] ?? ''
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

  it('links from the start page to pages that exist', async () => {
    const html = await (await fetch(site)).text()
    const links = [...html.matchAll(/<a[^>]* href="(\/[^"#]*)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(15)
    for (const link of links) {
      const { status } = await fetch(new URL(link, site))
      expect({ link, status }).toEqual({ link, status: 200 })
    }
  })

  it('finds a guide by a word of its text', async () => {
    const page = await browser.newPage()
    try {
      await page.goto(site)
      await page.getByRole('button', { name: 'Search' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('varnish')
      await page.getByRole('dialog').getByRole('link', { name: 'Scale a site' }).click()
      await page.waitForURL('**/guides/scale-a-site/**')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Scale a site')
    } finally {
      await page.close()
    }
  }, 60_000)

  it.each([
    ['', 1280, 'light', true],
    ['', 360, 'dark', true],
    ['guides/', 360, 'light', true],
    ['guides/theme-it/', 1280, 'dark', true],
    ['guides/for-editors/', 360, 'light', true],
    ['guides/scale-a-site/', 1280, 'light', true],
    ['packages/ui/', 1280, 'light', true],
    ['reference/fields/', 360, 'dark', true],
    ['decisions/0012-shared-invalidation/', 1280, 'light', true],
    ['', 1280, 'light', false],
    ['guides/theme-it/', 1280, 'light', false],
  ] as const)(
    'passes axe on /%s at %i px, %s, with scripts: %s',
    async (path, width, colorScheme, hasScripts) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
      try {
        if (!hasScripts) await context.route('**/*.js', (route) => route.abort())
        const page = await context.newPage()
        await page.goto(site + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        // Scripts enable the search.
        if (hasScripts) await page.locator('button[data-open-modal]:enabled').waitFor()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      } finally {
        await context.close()
      }
    },
    60_000,
  )
})
