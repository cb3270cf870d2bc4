import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fillSignUp } from './fill-sign-up.ts'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test as base } from './test.ts'

type Slice = Record<string, unknown>

const slice = (slice_type: string, primary: Slice, items: Slice[] = []): Slice => ({
  slice_type,
  slice_label: null,
  primary,
  items,
})
const words = (text: string) => [{ type: 'paragraph', text, spans: [] }]

/** A tideline whose supporters' pages say what their owners answered when they registered. */
const test = base.extend<object, { answered: Stack }>({
  answered: [
    async ({}, use) => {
      const stack = await startStack('tideline', {
        edit: (fields) =>
          Object.assign(fields, {
            useJGOauth: 'No',
            tags: [{ name: 'region', label: 'Region', values: 'Severn\nIrish Sea' }],
          }),
      })
      const file = join(stack.contentFolder, 'supporter_pages/walkers.json')
      const document = JSON.parse(readFileSync(file, 'utf8')) as { data: { content: Slice[] } }
      document.data.content.unshift(
        slice('text', {
          title: 'Before you set out',
          text: words('First walk: {{ metadata_first_walk }}.'),
        }),
        slice('segment', { isSegmented: 'Yes' }, [{ key: 'dog', value: 'yes' }]),
        slice('callToAction', { title: 'Water for two' }, [
          { label: 'Tell us of your dog', url: '/contact?name={{ metadata_first_walk }}' },
        ]),
        slice('segment', { isSegmented: 'No' }),
      )
      writeFileSync(file, JSON.stringify(document))
      const asked = join(stack.contentFolder, 'onboarding/start-a-page.json')
      const text = readFileSync(asked, 'utf8')
      writeFileSync(asked, text.replace(/"options": "North Sea[^"]*"/, '"options": ""'))
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Completes the registration as a supporter who walks one coast with a dog. */
async function register(
  page: Page,
  { siteOrigin }: Stack,
  { email, name }: { email: string; name: string },
) {
  const step = (title: string) => page.getByRole('heading', { level: 1, name: title })
  await open(page, `${siteOrigin}/register`)
  await fillSignUp(page, { email })
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(step('Your page')).toBeFocused()
  await page.getByLabel('Page name').fill(name)
  await page.getByLabel('Fundraising target').fill('500')
  await page.getByLabel('Which coast will you walk?').selectOption('Severn')
  await page.getByLabel('When is your first walk?').fill('2026-12-05')
  await page.getByLabel('A dog is coming too').check()
  await page.getByRole('button', { name: 'Create my page' }).click()
  await page.getByRole('button', { name: 'Continue on my own' }).click()
  await expect(step('Your story')).toBeVisible()
}

test('only supporters see answers', async ({ page, browser, answered }) => {
  await register(page, answered, { email: 'wren.answers@tideline.example', name: 'Wren answers' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/metadata?'))
      asked.push(request.url())
  })
  const address = `${answered.siteOrigin}/fundraising/wren-answers`
  await open(page, address)
  await expect(page.getByText('First walk: 2026-12-05.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Water for two' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tell us of your dog' })).toHaveAttribute(
    'href',
    '/contact?name=2026-12-05',
  )
  expect(asked).toHaveLength(1)

  await open(page, `${answered.siteOrigin}/fundraising/maya-walks`)
  await expect(page.getByText('First walk: .')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Water for two' })).toHaveCount(0)
  await open(page, `${answered.siteOrigin}/about`)
  expect(asked).toHaveLength(1)

  const stranger = await browser.newContext()
  const visit = await stranger.newPage()
  await open(visit, address)
  await expect(visit.getByText('First walk: .')).toBeVisible()
  await expect(visit.getByRole('heading', { name: 'Water for two' })).toHaveCount(0)
  await stranger.close()
})

test('a tag’s answer lists the page under the tag', async ({ page, answered }) => {
  await register(page, answered, { email: 'wren.coast@tideline.example', name: 'Wren by the sea' })
  await expect(async () => {
    await page.goto(`${answered.siteOrigin}/region/severn`)
    const found = page.getByRole('link', { name: /Wren by the sea/ })
    await expect(found).toHaveAttribute('href', '/fundraising/wren-by-the-sea', { timeout: 1000 })
  }).toPass()
})
