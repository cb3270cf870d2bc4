import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { stopServer } from '@milepost/config/server-process'
import { repositoryRoot } from './repository-root.ts'
import { startBuiltSite } from './start-built-site.ts'
import { expect, open, test as base } from './test.ts'

interface PageFile {
  data: { title: string; content: Record<string, unknown>[] }
}

const pageFile = 'internal_page/how-it-works.json'

/** The built site on a folder of documents, with no content service; the platform is the sandbox. */
const test = base.extend<{ fileSite: { siteOrigin: string; folder: string } }>({
  fileSite: async ({ tideline: { sandboxOrigin } }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'milepost-content-files-'))
    cpSync(join(repositoryRoot, 'apps/site/content/tideline'), folder, { recursive: true })
    const port = await freePort()
    const siteOrigin = `http://localhost:${port}`
    const site = await startBuiltSite(port, {
      SANDBOX_ORIGIN: sandboxOrigin,
      CONTENT_SOURCE: 'own',
      CONTENT_FOLDER: folder,
      CONTENT_CHECK_MS: '500',
    })
    await use({ siteOrigin, folder })
    await stopServer(site.process)
    rmSync(folder, { recursive: true })
  },
})

test('a site reads its documents and images from a folder, in both languages, and sees an edit', async ({
  page,
  browserErrors,
  fileSite: { siteOrigin, folder },
}) => {
  await open(page, siteOrigin)
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await open(page, `${siteOrigin}/cy`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB')

  await open(page, `${siteOrigin}/how-it-works`)
  const file = join(folder, pageFile)
  const document = JSON.parse(readFileSync(file, 'utf8')) as PageFile
  const [tides] = document.data.content.filter(({ slice_type: type }) => type === 'tideTable')
  const unknown = ['confetti', 'balloons', '__proto__'].map((type) => ({
    slice_type: type,
    slice_label: null,
    primary: { title: 'Hurray' },
    items: [],
  }))
  const climb = {
    slice_type: 'climbLadder',
    slice_label: null,
    primary: { title: 'How high we are together', text: 'Every metre counts.' },
    items: [{ hill: 'The sea wall', metres: 4 }],
  }
  const content = [...unknown, tides ?? {}, climb]
  writeFileSync(file, JSON.stringify({ ...document, data: { ...document.data, content } }))
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('table').count()
    })
    .toBe(2)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Unknown slice type: /)).toHaveText([
    'Unknown slice type: confetti',
    'Unknown slice type: balloons',
    'Unknown slice type: __proto__',
  ])
  await expect(page.getByRole('row', { name: /The sea wall/ })).toBeVisible()
  expect(browserErrors).toEqual([])
})
