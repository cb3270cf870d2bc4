import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

interface PageFile {
  data: {
    'meta-title': string
    content: { slice_type: string; primary: Record<string, unknown> }[]
  }
}

test('an edited content file is shown, an invalid one is reported', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-content-edits-'))
  const log = join(folder, 'site.log')
  const errorFile = openSync(log, 'w')
  const stack = await startStack('tideline', {
    environment: { CONTENT_CHECK_MS: '500' },
    errorFile,
  })
  const lines = () => readFileSync(log, 'utf8').split('\n')
  try {
    const file = join(stack.contentFolder, 'internal_page/about.json')
    const edit = (change: (about: PageFile) => void) => {
      const about = JSON.parse(readFileSync(file, 'utf8')) as PageFile
      change(about)
      writeFileSync(file, JSON.stringify(about))
    }
    await open(page, `${stack.siteOrigin}/about`)
    await page.reload()
    edit((about) => {
      about.data['meta-title'] = 'About the tide'
    })
    await expect
      .poll(async () => {
        await page.reload()
        return page.title()
      })
      .toContain('About the tide')

    edit((about) => {
      about.data.content.unshift({ slice_type: 'progress', primary: { title: { not: 'text' } } })
    })
    await expect
      .poll(() => lines().filter((line) => /internal_page\/about, content\[0\]\./.test(line)))
      .toEqual([expect.stringContaining('expected')])
  } finally {
    await stack.stop()
    closeSync(errorFile)
    rmSync(folder, { recursive: true, force: true })
  }
})
