import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

interface PageFile {
  data: { content: object[] }
}

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack('tideline', {
    environment: { CONTENT_CHECK_MS: '200' },
    edit(fields) {
      fields['frame-hosts'] = [{ host: 'listed.invalid' }]
      const footer = fields['footer-content'] as object[]
      const modal = (id: string, url: string) => ({
        slice_type: 'modal',
        primary: { id, label: id, title: id, iframe: { link_type: 'Web', url } },
      })
      footer.push(
        {
          slice_type: 'htmlContent',
          primary: {
            html: '<p>For {{ charity }}, by {{ campaign }}, at {{ event }}. Hello{{ first_name }}!</p>',
          },
        },
        {
          slice_type: 'links',
          primary: { title: 'Places' },
          items: [
            { label: 'Stay down here', url: '/questions?disableScroll=TRUE' },
            { label: 'From the top', url: '/questions' },
          ],
        },
        modal('listed', 'https://forms.listed.invalid/modal'),
        modal('foreign', 'https://evil-listed.invalid/modal'),
      )
    },
  })
  addSections('about', { until: '2020-01-01', frame: 'https://one.invalid/film' })
  addSections('questions', { until: '2099-01-01', frame: 'https://two.invalid/film' })
  addSections('contact', { until: '2099-01-01', frame: 'https://listed.invalid.evil.invalid/film' })
  addSections('contact', { until: '2099-01-01', frame: 'https://listed.invalid/film' })
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

test('a page reached by a link starts with fresh state @core', async ({ page }) => {
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
  expect(await loaded.evaluate((first) => first === window.document)).toBe(true)
})

test('footers name the charity, campaign and event [S3.73] @core', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const names = 'For Tideline Trust, by Walk the Tideline, at Walk the Tideline. Hello'
  const paths = '/ /about /fundraising/maya-walks /fundraising/maya-walks/donate /account'.split(
    ' ',
  )
  for (const path of [...paths, '/teams/the-strandliners', '/nowhere-at-all']) {
    await page.goto(stack.siteOrigin + path)
    await expect(footer).toContainText(`${names}!`)
  }
  await open(page, `${stack.siteOrigin}/about?first_name=Ann`)
  await expect(footer).toContainText(`${names}Ann!`)
  await footer.getByRole('link', { name: 'From the top' }).click()
  await expect(page).toHaveURL(/\/questions$/)
  await expect(footer).toContainText(`${names}!`)
})

test('disableScroll=TRUE keeps the scroll position [S2.28] @core', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  const follow = async (name: string) => {
    await page.goto(stack.siteOrigin)
    await footer.getByRole('link', { name }).scrollIntoViewIfNeeded()
    const before = await top()
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false)
    await footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/questions/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions')
    await expect(page.locator('#main')).toHaveAttribute('data-status', 'fetched')
    return before
  }
  expect(await follow('From the top')).toBeGreaterThan(500)
  await expect.poll(top).toBe(0)
  const before = await follow('Stay down here')
  await expect(page).toHaveURL(/disableScroll=TRUE$/)
  const lowest = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  )
  expect(await top()).toBeGreaterThanOrEqual(Math.min(before, lowest) - 2)
})

test('frames of listed hosts load at once [S2.57] @core', async ({ page, browserErrors }) => {
  const requested: string[] = []
  await page.route(/^https:/, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Framed</h1>' })
  })
  await open(page, `${stack.siteOrigin}/about?modal=listed`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.frameLocator('iframe').getByRole('heading')).toHaveText('Framed')
  expect(requested).toEqual(['https://forms.listed.invalid/modal'])

  await open(page, `${stack.siteOrigin}/about?modal=foreign`)
  await expect(dialog.getByRole('button', { name: /Show content/ })).toBeVisible()
  await expect(dialog.locator('iframe')).toHaveCount(0)

  requested.length = 0
  await expect
    .poll(async () => {
      await open(page, `${stack.siteOrigin}/contact`)
      return page.locator('iframe').count()
    })
    .toBe(1)
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Framed')
  expect([...new Set(requested)]).toEqual(['https://listed.invalid/film'])
  await expect(page.getByRole('button', { name: /A film/ })).toHaveCount(1)
  expect(browserErrors).toEqual([])
})
