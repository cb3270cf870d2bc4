import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

interface PageFile {
  data: { content: object[] }
}

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack('tideline', { environment: { CONTENT_CHECK_MS: '200' } })
  // The same kinds of sections at the same places of two pages.
  addSections('about', { until: '2020-01-01', frame: 'https://one.invalid/film' })
  addSections('questions', { until: '2099-01-01', frame: 'https://two.invalid/film' })
})
test.afterAll(() => stack.stop())

function addSections(page: string, { until, frame }: { until: string; frame: string }): void {
  const file = join(stack.contentFolder, `internal_page/${page}.json`)
  const document = JSON.parse(readFileSync(file, 'utf8')) as PageFile
  document.data.content.unshift(
    { slice_type: 'countdown', primary: { title: 'Time', until, doneText: 'It is over.' } },
    { slice_type: 'iframe', primary: { title: 'Film', src: frame, name: 'A film' } },
  )
  writeFileSync(file, JSON.stringify(document))
}

test('a page reached by a link starts with its own state: countdown, and no permission for its frames', async ({
  page,
}) => {
  await page.route('https://*.invalid/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await expect
    .poll(async () => {
      await open(page, `${stack.siteOrigin}/about`)
      return page.getByText('It is over.').count()
    })
    .toBe(1)
  await page
    .getByRole('button', { name: /film|load/i })
    .first()
    .click()
  await expect(page.locator('iframe[src^="https://one.invalid"]')).toBeVisible()

  const loaded = await page.evaluateHandle(() => window.document)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL(/\/questions$/)
  await expect(page.getByText('It is over.')).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  // The link navigated in the browser: the document is still the first one.
  expect(await loaded.evaluate((first) => first === window.document)).toBe(true)
})

test('the page of an unknown address contains nothing of another visitor’s address', async ({
  request,
}) => {
  const read = async (slug: string) => {
    const response = await request.get(`${stack.siteOrigin}/fundraising/${slug}`)
    expect(response.status()).toBe(404)
    return response.text()
  }
  expect(await read('nobody-aaa')).toContain('nobody-aaa')
  expect(await read('nobody-bbb')).not.toContain('nobody-aaa')
})
