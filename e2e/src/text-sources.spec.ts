import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

/** The list beside the page, once it is there. */
async function sourcesOf(page: Page, address: string) {
  await open(page, address)
  const items = page.locator('[data-text-sources] li')
  await expect(items.first()).toBeAttached()
  return items
}

/** What a list says of each text: the text, and where it comes from. */
function read(items: ReturnType<Page['locator']>) {
  return items.evaluateAll((list) =>
    list.map((item) => ({
      text: item.querySelector('button')?.textContent ?? '',
      kind: (item as HTMLElement).dataset['kind'],
      place: item.querySelector('small')?.textContent ?? '',
    })),
  )
}

/** What is in no document by its nature: times, initials, and names of languages, networks and the platform. */
const ownNames =
  /^(?:Cymraeg|English|Facebook|WhatsApp|JustGiving|Everydayhero|.{1,3}|.* ago|yesterday|(?:just )?now|[\d.,]+ (?:km|mi|m|ft))$/u

for (const site of ['tideline', 'summit'] as const) {
  test(`${site}: every text of the home page says which document and field it comes from`, async ({
    page,
    tideline,
    summit,
  }) => {
    const { siteOrigin } = { tideline, summit }[site]
    const texts = await read(await sourcesOf(page, `${siteOrigin}/?showSources`))
    expect(texts.length).toBeGreaterThan(100)
    const unknown = texts.filter(({ kind, text }) => kind === 'unknown' && !ownNames.test(text))
    expect(unknown).toEqual([])
    const ofDocuments = texts.filter(({ kind }) => kind === 'document')
    expect(ofDocuments.length).toBeGreaterThan(80)
    for (const { place } of ofDocuments) {
      expect(place).toMatch(
        /^Document: .+ \((?:custom_site|internal_page)\/[\w-]+\)\. Field: [\w-]+/,
      )
    }
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(texts.find(({ text }) => text === title?.trim())?.place).toContain(`custom_site/${site}`)
  })
}

test('a press on a text finds it in the list, and its link opens the field of its document', async ({
  page,
  context,
  tideline,
  browserErrors,
}) => {
  await sourcesOf(page, `${tideline.siteOrigin}/about?showSources`)
  const text = 'Questions'
  await page.getByRole('contentinfo').getByRole('link', { name: text }).click()
  const chosen = page.locator('[data-text-sources] li[aria-current]')
  await expect(chosen).toContainText(text)
  expect(new URL(page.url()).pathname).toBe('/about')

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    chosen.getByRole('link', { name: /^Open/ }).click(),
  ])
  await expect(opened.locator('div:target')).toContainText(text)

  // By the keyboard alone: each text of the list is a button, and Escape makes room.
  await page.bringToFront()
  await chosen.getByRole('button').focus()
  await page.keyboard.press('Escape')
  const toggle = page.getByRole('button', { name: 'Show where the words come from' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.press('Enter')
  await expect(page.getByRole('button', { name: 'Make small' })).toBeFocused()
  expect(browserErrors).toEqual([])
})

test('is for those who work on the site, kept by nobody, and on no page that does not ask', async ({
  request,
  tideline,
}) => {
  const asked = await request.get(`${tideline.siteOrigin}/about?showSources`)
  expect(asked.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const usual = await request.get(`${tideline.siteOrigin}/about`)
  expect(await usual.text()).not.toContain('text-sources')
  const sources = `${tideline.siteOrigin}/preview/text-sources.json`
  expect((await request.get(sources)).status()).toBe(404)
  const { documents } = await (await request.get(`${sources}?showSources&path=/about`)).json()
  expect(documents[0]).toMatchObject({ type: 'internal_page', uid: 'about' })
})
