import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, test } from './test.ts'

test('a search finds people while typing, and links to them @core', async ({ page, tideline }) => {
  await open(page, `${tideline.siteOrigin}/people`)
  const search = page.getByRole('combobox').first()
  const found = page.getByRole('option', { name: /Maya walks the tideline/ })
  // The section's code comes after the page's: what is typed before waits for the next letter.
  await expect(async () => {
    await search.fill('may')
    await search.fill('maya')
    await expect(found).toBeVisible({ timeout: 2000 })
  }).toPass()
  await found.click()
  await expect(page).toHaveURL(/\/fundraising\/maya-walks$/)
})

test('a third-party frame loads on a click', async ({ page, tideline }) => {
  let asked = 0
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked += 1
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await open(page, tideline.siteOrigin)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const button = page.getByRole('button', { name: 'Show content: A map of the coast' })
  await button.scrollIntoViewIfNeeded()
  expect(asked).toBe(0)
  await button.click()
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible()
})

test('a form reports errors, then is sent @core', async ({ page, browserErrors, tideline }) => {
  await open(page, `${tideline.siteOrigin}/contact`)
  await page.getByLabel('Your name').fill('Siân Price')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText('Check the fields marked below.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Siân Price')
  await expect(page).toHaveTitle(/^Error: /)
  const summary = page.getByRole('alert').filter({ hasText: 'Check the fields' })
  await expect(page.locator(':focus')).toContainText('Check the fields')
  await summary.getByRole('link', { name: /^Email: .*name@example.org/ }).press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('sian@example.org')
  await page.getByLabel('What is it about?').selectOption('A gift')
  await page.getByLabel('Your message').fill('Which beach next?')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText('It is in the tin')).toBeVisible()
  await expect(page).toHaveTitle(/^(?!Error)/)
  expect(browserErrors.filter((line) => !line.includes('422'))).toEqual([])
})

test('a tag page shows its totals [S5.32]', async ({ page, browserErrors, tideline }) => {
  await open(page, `${tideline.siteOrigin}/people`)
  await page.getByRole('link', { name: 'Atlantic' }).click()
  await expect(page).toHaveURL(/\/region\/atlantic$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Atlantic' })).toBeVisible()
  await expect(page.getByText('supporters', { exact: true })).toBeVisible()
  const leader = page.getByRole('list').filter({ hasText: '£' }).getByRole('listitem').first()
  await expect(leader).toContainText(/£[1-9]/)
  await page.goto(`${tideline.siteOrigin}/Region/IRISH-SEA`)
  await expect(page.getByRole('heading', { level: 1, name: 'Irish Sea' })).toBeVisible()
  expect((await page.goto(`${tideline.siteOrigin}/region/nowhere`))?.status()).toBe(404)
  expect(browserErrors.filter((line) => !line.includes('404'))).toEqual([])
})

test('a tag page is missing on the other platform [S5.33]', async ({ request, summit }) =>
  expect((await request.get(`${summit.siteOrigin}/region/atlantic`)).status()).toBe(404))

test('a supporter page has the site’s sections [S2.06] @core', async ({ page, tideline }) => {
  await open(page, `${tideline.siteOrigin}/fundraising/maya-walks`)
  await expect(
    page.getByRole('heading', { name: 'The shore that Maya Okonkwo walks for' }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/Maya walks the tideline/)
})

test('any path below teams belongs to a team [S2.09] @core', async ({ page, tideline }) => {
  await open(page, tideline.siteOrigin)
  const link = page.locator('a[href^="/teams/"]').first()
  const name = (await link.textContent())?.trim() ?? ''
  const address = await link.getAttribute('href')
  await open(page, `${tideline.siteOrigin}${address}/members/all`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('queries prefill texts [S2.24, S2.25, S2.26, S2.27] @core', async ({ request, tideline }) => {
  const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]
  const document = {
    data: {
      title: 'For {{ first_name }}',
      content: [
        {
          slice_type: 'text',
          primary: {
            title: 'Give £{{ amount }} or £{{ amount_x2 }}',
            text: paragraph('{{ name }}, {{ answer_1 }}, {{ answer_2 }}, {{ answer_3 }}.'),
          },
          items: [],
        },
      ],
    },
  }
  writeFileSync(
    join(tideline.contentFolder, 'internal_page/prefilled.json'),
    JSON.stringify(document),
  )
  const query =
    'amount=25&name=Si%C3%A2n%20%3Cb%3E&first_name=Si%C3%A2n&answer_1=a&answer_2=b&answer_3=c'
  const address = `${tideline.siteOrigin}/prefilled`
  const own = await request.get(`${address}?${query}`)
  const html = await own.text()
  expect(html).toContain('For Siân')
  expect(html).toContain('Give £25 or £50')
  expect(html).toContain('Siân &lt;b&gt;, a, b, c.')
  expect(own.headers()['cache-control']).toBe('private, no-store')
  const shared = await request.get(address)
  expect(await shared.text()).not.toContain('Siân')
  expect(shared.headers()['cache-control']).toMatch(/^public/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('searches, forms, tabs and pages of donations work', async ({ page, tideline }) => {
    await page.goto(`${tideline.siteOrigin}/people`)
    const field = page.getByRole('search').first().getByRole('combobox')
    await field.fill('maya')
    await field.press('Enter')
    await expect(page).toHaveURL(/\?q=maya/)
    await page.getByRole('link', { name: 'Maya walks the tideline' }).first().click()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2/)
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await page.goto(`${tideline.siteOrigin}/sponsors`)
    await expect(page.getByText('Keeps the tea urn going, and insures it.')).toBeVisible()
    await page.goto(`${tideline.siteOrigin}/contact`)
    await page.getByLabel('Your name').fill('Siân')
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue('Siân')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Fill in this field/)
  })
})
