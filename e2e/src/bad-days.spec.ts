import { editDocument } from './content-documents.ts'
import { type Stack, startStack } from './stack.ts'
import { expect, test as base } from './test.ts'

const donatePath = '/fundraising/maya-walks/donate'
const downTitle = 'If the payment page doesn’t open, you can give another way'
const pausedTitle = 'We can’t take payments at the moment, but you can give another way'

/** A site that names other ways to give. */
const test = base.extend<object, { prepared: Stack }>({
  prepared: [
    async ({}, use) => {
      const stack = await startStack('tideline', {
        environment: { READ_TIMEOUT_MS: '4000', CONTENT_CHECK_MS: '300' },
        edit(fields) {
          Object.assign(fields, {
            'giving-otherText': [
              { type: 'paragraph', text: 'Sort code 00-00-00, account 12345678', spans: [] },
            ],
            'giving-otherLabel': 'Give on our other page',
            'giving-otherUrl': 'https://other.example/give',
            'giving-phone': '+44 (0)1632 960 000',
          })
        },
      })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Publishes other fields of the site's document. */
function publish(stack: Stack, fields: Record<string, unknown>): void {
  editDocument(stack, 'custom_site/tideline', (data) => void Object.assign(data, fields))
}

test('an editor replaces the donate form, without deploying', async ({ page, prepared }) => {
  const { siteOrigin } = prepared
  const form = page.getByRole('button', { name: 'Continue to payment' })
  await page.goto(siteOrigin + donatePath)
  await expect(form).toBeVisible()
  await expect(page.getByText(pausedTitle)).toHaveCount(0)

  publish(prepared, { 'giving-paused': 'Yes' })
  for (const path of [donatePath, '/']) {
    await expect(async () => {
      await page.goto(siteOrigin + path)
      await expect(page.getByText(pausedTitle)).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await expect(form).toHaveCount(0)
  }
  const main = page.getByRole('main')
  await expect(main).toContainText('Sort code 00-00-00, account 12345678')
  await expect(main.getByRole('link', { name: 'Give on our other page' })).toHaveAttribute(
    'href',
    'https://other.example/give',
  )
  const call = main.getByRole('link', { name: 'Call +44 (0)1632 960 000 to give' })
  await expect(call).toHaveAttribute('href', 'tel:+4401632960000')
  // An open form is not submitted to a checkout that is down.
  for (const path of [donatePath, '/?index']) {
    const sent = await page.request.post(siteOrigin + path, {
      form: { amount: '25' },
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    })
    expect([409, 422], path).toContain(sent.status())
  }

  publish(prepared, { 'giving-paused': 'No' })
  await expect(async () => {
    await page.goto(siteOrigin + donatePath)
    await expect(form).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
})

test('a notice is on top of every page until its end time', async ({ page, prepared }) => {
  const { siteOrigin } = prepared
  const notice = page.getByRole('complementary', { name: 'Notice' })
  publish(prepared, {
    'notice-text': 'Payments are slow today.',
    'notice-linkLabel': 'Read more',
    'notice-linkUrl': '/about',
    'notice-until': new Date(Date.now() + 40_000).toISOString(),
  })
  for (const path of ['/', '/fundraising/maya-walks', '/questions']) {
    await expect(async () => {
      await page.goto(siteOrigin + path)
      await expect(notice).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
  }
  await expect(notice).toHaveText('Payments are slow today. Read more')
  await notice.getByRole('link', { name: 'Read more' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(async () => {
    await page.goto(siteOrigin)
    await expect(notice).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 90_000 })
})

test('other ways to give come first while checkout fails', async ({ page, prepared }) => {
  const { siteOrigin } = prepared
  const address = siteOrigin + donatePath
  const form = page.getByRole('button', { name: 'Continue to payment' })
  await page.goto(address)
  await expect(form).toBeVisible()
  await prepared.killSandbox()
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByText(downTitle)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(form).toBeVisible()
  await prepared.restartSandbox()
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByText(downTitle)).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(form).toBeVisible()
})
