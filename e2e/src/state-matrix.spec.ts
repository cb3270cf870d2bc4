import type { Page } from '@playwright/test'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

const maya = '/fundraising/maya-walks'
const inState = (path: string, state: string) => `${path}?pageState=${state}`

/** How a page is in a state, as its address shows it. */
async function see(page: Page, { siteOrigin }: Stack, path: string, state: string) {
  await open(page, siteOrigin + inState(path, state))
  return page.getByRole('main')
}

test('a page is seen by each who looks, on each day, with each total, without a change to anything', async ({
  page,
  tideline,
}) => {
  const seen = (path: string, state: string) => see(page, tideline, path, state)

  await expect(await seen(maya, 'owner')).toContainText('This is your page')
  await expect(await seen(maya, 'member')).not.toContainText('This is your page')
  await expect(page.getByRole('link', { name: 'My Page' }).first()).toBeAttached()
  await expect(await seen('/teams/the-spurn-point-waders', 'captain')).toContainText(
    'Help for captains',
  )
  await expect(await seen('/reports', 'admin')).toContainText('Read at')
  await expect(await seen('/reports', '')).toContainText('Password')

  await expect((await seen(maya, 'nothing')).getByRole('progressbar').first()).toHaveAttribute(
    'aria-valuetext',
    '£0 raised of £3,500',
  )
  await expect(await seen(maya, 'far-beyond')).toContainText('£8,750')
  await expect(await seen(maya, 'other-currency')).toContainText('HK$')
  await expect(await seen(maya, 'long-names')).toContainText('Wolfeschlegelsteinhausen')
  await expect((await seen(maya, 'closed')).getByRole('link', { name: 'Donate' })).toHaveCount(0)
  await expect(await seen('/', 'platform-slow')).toContainText('12 minutes')
  await seen('/', 'right-to-left')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(tideline.siteOrigin + inState('/', 'maintenance'))
  await expect(page.getByRole('dialog')).toBeVisible()

  // Nothing of it is left: the same browser sees the page as it is, and nobody is signed in.
  await open(page, tideline.siteOrigin + maya)
  await expect(page.getByRole('main')).not.toContainText('This is your page')
  expect(await page.evaluate(() => localStorage.getItem('app-state'))).toBeNull()
})

test('what the owner does in a state changes nothing, and the page is told so', async ({
  page,
  tideline,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(request.url())
  })
  const main = await see(page, tideline, '/fundraising-edit/maya-walks', 'owner')
  const title = main.getByLabel('Title', { exact: true }).first()
  await title.fill('Another title')
  await main.getByRole('button', { name: /save/i }).first().click()
  await expect(page.getByText('only looked at').first()).toBeVisible()
  expect(sent.filter((url) => !url.includes('csp-reports'))).toEqual([])
})

test('pages in states are kept by nobody, found by nobody, and take nothing', async ({
  request,
  tideline,
}) => {
  const address = tideline.siteOrigin + inState('/about', 'owner')
  const seen = await request.get(address)
  expect(seen.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect((await request.post(address, { form: { a: 'b' } })).status()).toBe(405)
  const wrong = await request.get(tideline.siteOrigin + inState('/about', 'owner,tomorrow'))
  expect(wrong.status()).toBe(422)
  expect(await wrong.text()).toContain('There is no state "tomorrow"')
  const robots = await request.get(`${tideline.siteOrigin}/robots.txt`)
  expect(await robots.text()).toMatch(/Disallow: \/(?:preview)?$/m)

  const call = (query: string) =>
    request.get(`${tideline.siteOrigin}/preview/call.json?pageState=owner&${query}`)
  expect(
    await (await call('call=pages.fetchPage&with={"slug":"maya-walks"}')).json(),
  ).toMatchObject({
    value: { slug: 'maya-walks' },
  })
  expect(await (await call('call=pages.fetchPage&with={"slug":"nobody-here"}')).json()).toEqual({
    error: 'status',
    status: 404,
  })
  for (const query of [
    'call=pageEditing.updatePage&with={}',
    'call=constructor.constructor',
    'call=pages.__proto__',
    'call=withToken.call',
    'call=pages.fetchPage&with=[',
    'call=pages.fetchPage&with="x"',
    '',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await call(query)).status(), query).toBe(400)
  }
  expect(
    (await request.get(`${tideline.siteOrigin}/preview/call.json?call=pages.fetchPage`)).status(),
  ).toBe(404)
})

test('a page is seen in all its states side by side, and a fault of one is shown at that one', async ({
  page,
  tideline,
}) => {
  test.setTimeout(240_000)
  // The layout breaks where it is read from right to left, and nowhere else.
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const fault = '[dir=rtl] main h1 { inline-size: 120vw; max-inline-size: none }'
    await route.fulfill({ response, body: (await response.text()) + fault })
  })
  await open(page, `${tideline.siteOrigin}/preview/matrix?page=/about`)
  await expect(page.locator('[data-ready]')).toHaveText(
    '20 of 20 states are ready. 1 with a fault.',
    { timeout: 200_000 },
  )
  const faults = page.locator('li[data-outcome]:not([data-outcome=fine])')
  await expect(faults).toHaveCount(1)
  await expect(faults.getByRole('heading')).toContainText('Right to left')
  await expect(faults).toContainText(/Wider than the screen by \d+ pixels: h1/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('states are chosen with a form, without scripts too, and too many are refused', async ({
  browser,
  tideline,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${tideline.siteOrigin}/preview/matrix?page=/about&who=owner`)
  await page.getByLabel('Last day').check()
  await page.getByLabel('Visitor').check()
  await page.getByLabel('States').selectOption('all')
  await page.getByLabel('Screen width').selectOption('1280')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/who=visitor&who=owner&when=last-day/)
  const cells = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(cells).toHaveCount(2)
  await expect(cells.last()).toHaveAttribute('href', '/about?pageState=owner%2Clast-day')

  const all = 'visitor,member,captain,owner,admin'.split(',').map((one) => `who=${one}`)
  const when = 'today,before,during,last-day,over'.split(',').map((one) => `when=${one}`)
  const raised = 'as-raised,nothing,a-third'.split(',').map((one) => `raised=${one}`)
  const query = [...all, ...when, ...raised].join('&')
  await page.goto(`${tideline.siteOrigin}/preview/matrix?combine=all&${query}`)
  await expect(page.getByText('That is 75 states. Choose 60 or fewer.')).toBeVisible()
  await page.goto(`${tideline.siteOrigin}/preview/matrix?page=https://elsewhere.example/`)
  await expect(page.getByText('Enter a page of this site. It begins with /.')).toBeVisible()
  await context.close()
})

test('states are chosen and opened by the keyboard alone', async ({ page, tideline, context }) => {
  await open(page, `${tideline.siteOrigin}/preview/matrix?page=/about&who=visitor`)
  const focused = page.locator(':focus')
  /** Moves on by Tab to what has a name, as somebody does who sees where they are. */
  const tabTo = async (name: string) => {
    for (let step = 0; step < 80; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press('Tab')
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      const found = await focused.evaluateAll(([element]) =>
        element instanceof HTMLInputElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element?.textContent ?? ''),
      )
      if (found.trim().startsWith(name)) return
    }
    throw new Error(`Tab does not come to "${name}"`)
  }
  await tabTo('Owner of the page')
  await page.keyboard.press('Space')
  await tabTo('Show')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/who=owner/)
  await expect(page.locator('[data-ready]')).toHaveText(/2 of 2/, { timeout: 60_000 })
  // Frames are seen and not entered: the next link is that of the state.
  await tabTo('Owner of the page (opens in a new tab)')
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await expect(opened).toHaveURL(/pageState=owner/)
})

test.describe('on a site that is there for everybody', () => {
  let stack: Stack
  test.beforeAll(async () => {
    stack = await startStack('tideline', {
      sites: ({ port }) => ({ tideline: { SITE_ORIGIN: `http://tideline.localhost:${port}` } }),
    })
  })
  test.afterAll(() => stack.stop())

  const on = (path: string) =>
    stack.siteOrigin.replace('//localhost', '//tideline.localhost') + path

  test('states are for previews alone', async ({ page }) => {
    const unknown = await page.goto(on('/about?pageState=owner&previewToken=no-such-preview'))
    expect(unknown?.status()).toBe(404)
    const hidden = await page.goto(on('/preview/matrix'))
    expect(hidden?.status()).toBe(404)
    await open(page, on(inState(maya, 'owner')))
    await expect(page.getByRole('main')).not.toContainText('This is your page')
    expect(
      (await page.goto(on('/preview/call.json?pageState=owner&call=pages.fetchPage')))?.status(),
    ).toBe(404)

    await page.goto(
      on('/preview/matrix?page=/fundraising/maya-walks&who=owner&previewToken=preview-e2e'),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One page in many states')
    await expect(page.locator('[data-ready]')).toHaveText(/2 of 2/, { timeout: 60_000 })
    const owner = page.frameLocator('li:last-child iframe').getByRole('main')
    await expect(owner).toContainText('This is your page')
  })
})
