import welsh from '@milepost/framework/languages/cy.json' with { type: 'json' }
import { expectInWelsh } from './expect-in-welsh.ts'
import { expect, open, test } from './test.ts'

const cy: Readonly<Record<string, string>> = welsh

/** Returns a pattern for a Welsh message, with wildcards for placeholders. */
function words(key: string): RegExp {
  const sentence = cy[key]
  if (sentence === undefined) throw new Error(`There is no Welsh for ${key}.`)
  const parts = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}`)
}

test('a supporter signs up and gives in Welsh', async ({ page, tideline, browserErrors }) => {
  const { siteOrigin } = tideline
  const slug = `sian-${process.pid}`
  const button = (key: string) => page.getByRole('button', { name: words(key) })
  const step = (key: string) => page.getByRole('heading', { level: 1, name: words(key) })

  await open(page, `${siteOrigin}/cy/register`)
  await expect(step('registration.accountTitle')).toBeVisible()
  await expectInWelsh(page)
  await button('account.identitySignUp').click()

  // The identity service's own pages are in the language that it has.
  await page.getByLabel('First name').fill('Siân')
  await page.getByLabel('Last name').fill('Puw')
  await page.getByLabel(/e-?mail address/i).fill(`${slug}@example.org`)
  await page
    .getByLabel(/password/i)
    .first()
    .fill('Stone-Path-77!')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()

  await expect(step('registration.pageTitle')).toBeVisible()
  await expect(page).toHaveURL(`${siteOrigin}/cy/register`)
  await expectInWelsh(page)
  await page.getByLabel(words('registration.name')).fill('')
  await page.getByLabel(words('registration.target')).fill('dim')
  await button('registration.make').click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectInWelsh(page)
  await page.getByLabel(words('registration.name')).fill('Siân yn mynd amdani')
  await page.getByLabel(words('registration.slug')).fill(slug)
  await page.getByLabel(words('registration.target')).fill('750')
  await button('registration.make').click()

  await expect(step('registration.teamTitle')).toBeVisible()
  await expectInWelsh(page)
  await button('registration.alone').click()

  await expect(step('registration.storyTitle')).toBeVisible()
  const story = page.getByRole('textbox', { name: words('registration.story') })
  await expect(story).toHaveAttribute('contenteditable', 'true')
  await expectInWelsh(page)
  await story.fill('Dros y môr.')
  await button('registration.saveStory').click()

  await expect(step('registration.giveTitle')).toBeVisible()
  await expectInWelsh(page)
  await button('registration.give').first().click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Siân')
  await page.getByRole('button', { name: 'Donate now' }).click()
  await page.waitForURL(/\/cy\/register\?step=done/)
  await expect(page.getByText(words('registration.doneThanks'))).toBeVisible()
  await expectInWelsh(page)

  await page.getByRole('link', { name: words('registration.see') }).click()
  await expect(page).toHaveURL(`${siteOrigin}/cy/fundraising/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Siân yn mynd amdani' })).toBeVisible()
  await expectInWelsh(page)
  // Browsers log every error response themselves. The slug was free, hence the 404.
  expect(browserErrors.filter((text) => !/status of 404/.test(text))).toEqual([])
})
