import { checks } from './accessibility/checks/checks.ts'
import { lookAt } from './accessibility/checks/look-at.ts'
import { openPlace } from './accessibility/run/open-place.ts'
import type { Browser } from '@playwright/test'
import { expect, test } from './test.ts'

/** A check by its name. */
function check(name: string) {
  const found = checks.find((one) => one.name === name)
  if (found === undefined) throw new Error(`No check is called ${name}.`)
  return found
}

async function problemsAt(browser: Browser, address: string, names: readonly string[]) {
  const place = await openPlace(browser, '', address)
  const seen = await lookAt(place, names.map(check))
  await place.close()
  expect(seen.length).toBeGreaterThanOrEqual(names.length)
  return seen
    .filter(({ problems }) => problems.length > 0)
    .map(({ check: name, place: where, problems }) => `${name} ${where}: ${problems.join(', ')}`)
}

// All checks on all pages are `npm run lab -- accessibility`. Here is a sample: what a change breaks most often.
for (const [path, tag] of [
  ['/', ''],
  ['/contact', ' @core'],
  ['/fundraising/maya-walks/donate', ''],
] as const) {
  test(`names, order, keys are right: tideline ${path}${tag}`, async ({ browser, tideline }) => {
    const names = ['names', 'labels', 'headings', 'small window', 'text spacing', 'reading order']
    const address = tideline.siteOrigin + path
    expect(await problemsAt(browser, address, [...names, 'keyboard walk'])).toEqual([])
  })
}

for (const path of ['/', '/people', '/fundraising/jack-for-home', '/sign-in']) {
  test(`a page is mirrored from right to left: summit ${path}`, async ({ browser, summit }) =>
    expect(await problemsAt(browser, summit.siteOrigin + path, ['right to left'])).toEqual([]))
}

test('every page links to the printable statement', async ({ browser, tideline, request }) => {
  const { siteOrigin } = tideline
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  for (const path of ['/', '/fundraising/maya-walks', '/sign-in', '/no-such-page']) {
    await page.goto(siteOrigin + path)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
    await expect(link).toHaveAttribute('href', '/accessibility-statement')
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Accessibility statement')
  await expect(main.getByRole('link', { name: 'walk@tideline.example' })).toHaveAttribute(
    'href',
    'mailto:walk@tideline.example',
  )
  await expect(main).toContainText('Milepost, was tested on')
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('heading', { name: 'How it was tested' })).toBeVisible()
  await context.close()
  const sitemap = await (await request.get(`${siteOrigin}/sitemap.xml`)).text()
  expect(sitemap).toContain(`<loc>${siteOrigin}/accessibility-statement</loc>`)
})
