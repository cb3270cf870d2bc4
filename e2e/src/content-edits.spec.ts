import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

interface PageFile {
  data: {
    content: { slice_type: string; primary: Record<string, unknown> }[]
  }
}

test('an invalid edit of a content file is reported once', async ({ page }) => {
  const stack = await startStack('tideline', {
    environment: { CONTENT_CHECK_MS: '500' },
    keepsErrors: true,
  })
  try {
    const file = join(stack.contentFolder, 'internal_page/about.json')
    await open(page, `${stack.siteOrigin}/about`)
    await page.reload()
    const about = JSON.parse(readFileSync(file, 'utf8')) as PageFile
    about.data.content.unshift({ slice_type: 'progress', primary: { title: { not: 'text' } } })
    writeFileSync(file, JSON.stringify(about))
    await expect
      .poll(async () => {
        await page.reload()
        return stack
          .errors()
          .split('\n')
          .filter((line) => /internal_page\/about, content\[0\]\./.test(line))
      })
      .toEqual([expect.stringContaining('expected')])
  } finally {
    await stack.stop()
  }
})
