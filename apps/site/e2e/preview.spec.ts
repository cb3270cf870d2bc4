import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack('tideline')
  const read = (name: string) =>
    JSON.parse(readFileSync(join(stack.contentFolder, name), 'utf8')) as {
      data: Record<string, unknown>
    }
  const about = read('internal_page/about.json')
  about.data['title'] = 'About us, as it will be'
  writeFileSync(join(stack.contentFolder, 'internal_page/about.draft.json'), JSON.stringify(about))
  const site = read('custom_site/tideline.json')
  const navigation = site.data['header-navigation'] as object[]
  navigation[0] = { label: 'The walk of tomorrow', url: '/how-it-works' }
  writeFileSync(join(stack.contentFolder, 'custom_site/tideline.draft.json'), JSON.stringify(site))
  const plans = { data: { ...about.data, title: 'Plans nobody has seen' } }
  writeFileSync(join(stack.contentFolder, 'internal_page/plans.draft.json'), JSON.stringify(plans))
})
test.afterAll(() => stack.stop())

const token = 'preview-e2e'

test('a preview token shows drafts on every page, with a countdown, until it is left [S2.29, S2.30, S2.54]', async ({
  page,
  request,
}) => {
  const address = `${stack.siteOrigin}/about?previewToken=${token}`
  const shell = await request.get(address)
  expect(shell.headers()['cache-control']).toBe('private, no-store')
  const html = await shell.text()
  expect(html).toContain('Loading your preview')
  expect(html).not.toContain('as it will be')

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Loading your preview')) seen.push('loading')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(address)
  await expect(page.getByText('About us, as it will be').first()).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('The walk of tomorrow')
  const banner = page.getByRole('region', { name: 'Preview' })
  await expect(banner).toContainText(/29:\d\d|30:00/)

  // Drafts that were never published are pages too, and links lead from draft to draft.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL(new RegExp(`/questions\\?previewToken=${token}$`))
  await open(page, `${stack.siteOrigin}/plans`)
  await expect(page.getByText('Plans nobody has seen').first()).toBeVisible()

  await banner.getByRole('button', { name: 'Leave Preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path ends here')
  await expect(page).toHaveURL(`${stack.siteOrigin}/plans`)
  await expect(banner).toBeHidden()
  await page.goto(`${stack.siteOrigin}/about`)
  await expect(page.getByRole('main')).not.toContainText('as it will be')
})

test('the content service’s own link leads to the page of its document [S1.11, S7.95]', async ({
  page,
}) => {
  await page.goto(`${stack.siteOrigin}/preview?token=${token}&documentId=plans`)
  await expect(page).toHaveURL(new RegExp(`/plans\\?previewToken=${token}$`))
  await expect(page.getByText('Plans nobody has seen').first()).toBeVisible()
})

test('a token that is unknown or expired says so, and leads back', async ({ page }) => {
  await page.goto(`${stack.siteOrigin}/about?previewToken=preview-expired`)
  await expect(page.getByText('This preview cannot be shown')).toBeVisible()
  await page.getByRole('button', { name: 'Leave Preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${stack.siteOrigin}/`)
})
