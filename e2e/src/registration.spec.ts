import { fillSignUp } from './fill-sign-up.ts'
import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Page } from '@playwright/test'
import type { Stack } from './stack.ts'
import { expect, open, test } from './test.ts'

const phone = { width: 360, height: 780 }
const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signUp(page: Page, { siteOrigin }: Stack, email: string) {
  await open(page, `${siteOrigin}/register`)
  await fillSignUp(page, { email })
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(step(page, 'Your page')).toBeFocused()
}

async function answer(page: Page, name: string) {
  await page.getByLabel('Page name').fill(name)
  await page.getByLabel('Fundraising target').fill('500')
  await page.getByLabel('Which hill?').fill('Stairs')
}

async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
}

test('a visitor signs up, creates a page, starts a team and tells a story, on a phone [S1.07] [S1.08] [S2.67]', async ({
  page,
  summit,
  browserErrors,
}) => {
  await page.setViewportSize(phone)
  await open(page, `${summit.siteOrigin}/?team=nothing&page_name=Wren%20up&utm_source=mail`)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Start a page' }),
  ).toHaveAttribute('href', '/register')
  // The code that reads it comes after the page: to type another address sooner would end it.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('app-state')))
    .toContain('Wren up')
  await signUp(page, summit, 'wren.one@summit.example')
  await expect(page.getByLabel('Page name')).toHaveValue('Wren up')
  await expect(page.getByLabel('Web address')).toHaveValue('wren-up')
  await page.getByLabel('Event date').fill('0026-06-30')
  await page.getByRole('button', { name: 'Create my page' }).click()
  await expect(page).toHaveTitle(/^Error: Step 2 of \d: Your page · /)
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await expect(summary.getByRole('link', { name: /four-digit year/ })).toBeVisible()
  await page.getByLabel('Event date').fill('2026-06-30')
  await summary.getByRole('link', { name: /^Fundraising target: / }).click()
  await expect(page.getByLabel('Fundraising target')).toBeFocused()
  await answer(page, 'Wren goes up <b>&amp; down</b> 🏔')
  await page.getByLabel('Climbing goal').fill('422')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Which hill?')).toHaveValue('Stairs')
  await page.getByLabel('Web address').fill('wren-goes-up')
  await page.getByRole('button', { name: 'Create my page' }).dblclick()

  await expect(step(page, 'Your team')).toBeFocused()
  await expect(page).toHaveTitle(/^Step 3 of \d: Your team · /)
  await expect(page.getByRole('button', { name: /^Join / }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(step(page, 'Your team')).toBeVisible()
  await page.getByLabel('Team name').fill('Wrens & Co')
  await page.getByLabel('About the team').fill('Small birds, big hills.')
  await page.getByRole('button', { name: 'Start the team' }).click()

  await expect(step(page, 'Your story')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Your story/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(step(page, 'Your page is live!')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See my page' }).click()
  await expect(page).toHaveURL(`${summit.siteOrigin}/fundraising/wren-goes-up`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren goes up')
  await expect(page.getByText('The target is $500')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
  expect(browserErrors.filter((line) => !/40[49]/.test(line))).toEqual([])
})

test('a chosen image is kept until it is saved', async ({ page, summit, browserErrors }) => {
  await signUp(page, summit, 'wren.picture@summit.example')
  await answer(page, 'Wren in the picture')
  await page.getByRole('button', { name: 'Create my page' }).click()
  await page.getByRole('button', { name: 'Continue on my own' }).click()
  await expect(step(page, 'Your story')).toBeVisible()
  const choose = async () => {
    await page.getByLabel('Your photo').setInputFiles({
      name: 'wren.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } }),
    })
    await page.getByRole('button', { name: 'Use photo' }).click()
    await expect(page.getByRole('button', { name: 'Crop again' })).toBeVisible()
  }
  const shown = page.getByRole('main').locator('img[src^="blob:"]')
  await choose()
  await expect(shown).toBeVisible()
  await page.getByRole('textbox', { name: /Your story/ }).pressSequentially('Uphill. ')
  await page.getByLabel('Photo description').fill('Wren on a stone wall, laughing')

  await page.reload()
  await expect(page.getByLabel('Photo description')).toHaveValue('Wren on a stone wall, laughing')
  await expect(shown).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /Your story/ })).toContainText('Uphill.')
  await page.goto(`${summit.siteOrigin}/about`)
  await page.goBack()
  await expect(shown).toBeVisible()

  const cors = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
  await page.route('**/pagestory', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, body: '{}', headers: cors })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText(/having trouble/)).toBeVisible()
  await page.reload()
  await expect(shown).toBeVisible()
  await page.unroute('**/pagestory')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(step(page, 'Your page is live!')).toBeVisible()
  await page.getByRole('link', { name: 'See my page' }).click()
  await expect(
    page.getByRole('main').getByRole('img', { name: 'Wren on a stone wall, laughing' }),
  ).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Edit my page' }).click()
  const part = page.getByRole('region', { name: 'Photo', exact: true })
  await expect(part.locator('img')).toHaveAttribute('src', /\/images\//)
  await expect(shown).toHaveCount(0)
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('milepost-pictures')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('pictures').objectStore('pictures').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
  expect(left).toBe(0)
  expect(browserErrors.filter((line) => !/40[49]|503/.test(line))).toEqual([])
})

/*
 * A platform that fails at every write, once each: what is typed stays, what went wrong is said in words,
 * and sending it again works. The journeys walk the same screens on a platform that fails at random.
 */
test('each step of a registration can be retried after a failure', async ({ page, summit }) => {
  test.setTimeout(300_000)
  const main = page.getByRole('main')
  const failed = main.getByText(/having trouble|couldn’t|try again/i).first()
  const cors = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
  /** Fails a write until it has been seen on the screen, then lets it through. */
  async function failOnce(address: string, send: () => Promise<void>, after: () => Promise<void>) {
    await page.route(address, (route) =>
      ['GET', 'HEAD', 'OPTIONS'].includes(route.request().method())
        ? route.fallback()
        : route.fulfill({ status: 503, body: '{}', headers: cors }),
    )
    await send()
    await expect(failed).toBeVisible()
    await after()
    await page.unroute(address)
    await send()
  }
  const press = (name: string) => () => main.getByRole('button', { name, exact: true }).click()
  const holds = (label: string, value: string) => () =>
    expect(main.getByLabel(label)).toHaveValue(value)

  await open(page, `${summit.siteOrigin}/register`)
  await fillSignUp(page, { email: 'wren.again@summit.example' })
  await failOnce('**/iam/register', press('Create my account'), async () => {
    await holds('First name', 'Wren')()
    await expect(page.getByLabel(/^Choose a password/)).toHaveValue('Stone-Path-77!')
    await expect(page.getByLabel(/I accept/)).toBeChecked()
  })
  await expect(step(page, 'Your page')).toBeVisible()

  await answer(page, 'Wren once more')
  await page.getByLabel('Web address').fill('wren-once-more')
  // The answers fail after the page has been created: only they are sent again.
  await page.route('**/metadata/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: '{}', headers: cors })
      : route.fallback(),
  )
  await failOnce('**/v1/fundraising/pages', press('Create my page'), holds('Which hill?', 'Stairs'))
  await expect(page.getByText(/couldn’t save your answers/)).toBeVisible()
  await page.unroute('**/metadata/**')
  await press('Continue')()
  await expect(step(page, 'Your team')).toBeVisible()

  await page.getByLabel('Team name').fill('Wrens again')
  await page.getByLabel('About the team').fill('Birds.')
  await failOnce('**/v2/teams', press('Start the team'), holds('About the team', 'Birds.'))
  await expect(step(page, 'Your story')).toBeVisible()

  const story = page.getByRole('textbox', { name: /Your story/ })
  await expect(story).toHaveAttribute('contenteditable', 'true')
  await story.press('ControlOrMeta+a')
  await story.pressSequentially('Up, twice.')
  await failOnce('**/pagestory', press('Save and continue'), () =>
    expect(story).toContainText('Up, twice.'),
  )
  await expect(step(page, 'Your page is live!')).toBeVisible()
  await page.getByRole('link', { name: 'See my page' }).click()
  await expect(main).toContainText('Up, twice.')
})

test('a supporter chooses one of several pages [S2.55] @core', async ({ page, summit }) => {
  await signUp(page, summit, 'wren.four@summit.example')
  for (const name of ['Wren by day', 'Wren by night']) {
    await answer(page, name)
    await page.getByRole('button', { name: 'Create my page' }).click()
    await page.getByRole('button', { name: 'Continue on my own' }).click()
    await page.getByRole('button', { name: 'Skip this for now' }).click()
    await page.getByRole('button', { name: 'Start another page' }).click()
  }
  await page.evaluate(() => localStorage.clear())
  await open(page, `${summit.siteOrigin}/sign-in`)
  await page.getByLabel('Email address').fill('wren.four@summit.example')
  await page.getByLabel(/^Password/).fill('Stone-Path-77!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const switcher = page.getByRole('region', { name: /You have 2 pages/ })
  await expect(switcher).toBeVisible()
  await switcher.getByRole('button', { name: 'Wren by night' }).click()
  await expect(switcher).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Page' })).toHaveAttribute(
    'href',
    /wren-by-night$/,
  )
  await open(page, `${summit.siteOrigin}/sign-in`)
  await page.getByRole('button', { name: 'Switch to another of my pages' }).click()
  await expect(switcher).toBeVisible()
  await expectAccessible(page)
  await switcher.getByRole('button', { name: 'Not now' }).click()
  await expect(switcher).toHaveCount(0)
})

/** Makes a page and stops at the question of a team. */
async function startPage(page: Page, name: string) {
  await answer(page, name)
  await page.getByRole('button', { name: 'Create my page' }).click()
  await expect(step(page, 'Your team')).toBeVisible()
}

/** Cancels a page past the screens, as its owner does in another browser. */
async function cancelElsewhere(page: Page, { sandboxOrigin }: Stack, slug: string) {
  const token = await page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('app-state') ?? '{}') as {
          session: { user: { token: string } }
        }
      ).session.user.token,
  )
  const answered = await page.request.delete(`${sandboxOrigin}/api/v1/fundraising/pages/${slug}`, {
    headers: { 'x-api-key': 'sandbox', authorization: `Bearer ${token}` },
  })
  expect(answered.ok()).toBe(true)
}

test('a registration reports a page cancelled elsewhere', async ({ page, summit }) => {
  const said = page.getByText('The page you were starting was cancelled.')
  await signUp(page, summit, 'wren.elsewhere@summit.example')
  await startPage(page, 'Wren at home')
  await cancelElsewhere(page, summit, 'wren-at-home')
  await page.reload()
  await expect(step(page, 'Your page')).toBeVisible()
  await expect(said).toBeVisible()

  await startPage(page, 'Wren away')
  await expect(said).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue on my own' }).click()
  await expect(page.getByRole('textbox', { name: /Your story/ })).toHaveAttribute(
    'contenteditable',
    'true',
  )
  await cancelElsewhere(page, summit, 'wren-away')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(step(page, 'Your page')).toBeVisible()
  await expect(said).toBeVisible()
  await expect(page.getByText('The page is cancelled')).toHaveCount(0)
})
