import { makeSupporter, signInHere } from './supporter.ts'
import { expect, open, test } from './test.ts'

test('owners see why a page is unlisted', async ({ page, browser, request, summit }) => {
  const supporter = await makeSupporter(request, summit, 'summit')
  const address = `${summit.siteOrigin}/fundraising/${supporter.slug}`
  const why = /^This site lists pages that its team has chosen/

  const stranger = await (await browser.newContext()).newPage()
  await open(stranger, address)
  await expect(stranger.getByText(why)).toHaveCount(0)
  await stranger.context().close()

  await signInHere(page, summit, supporter)
  await open(page, address)
  await expect(page.getByText(why)).toBeVisible()

  const map = await (await request.get(`${summit.siteOrigin}/sitemap.xml`)).text()
  expect(map).not.toContain(`/fundraising/${supporter.slug}<`)
  expect(map).toContain(`<loc>${summit.siteOrigin}/fundraising/jack-for-home</loc>`)
})

test('the sitemap lists public pages in each language @core', async ({ request, tideline }) => {
  const answer = await request.get(`${tideline.siteOrigin}/sitemap.xml`)
  expect(answer.headers()['content-type']).toContain('application/xml')
  const map = await answer.text()
  const own = `${tideline.siteOrigin}/fundraising/maya-walks`
  expect(map).toContain(`<loc>${own}</loc>`)
  expect(map).toContain(`<loc>${tideline.siteOrigin}/cy/fundraising/maya-walks</loc>`)
  expect(map).toMatch(/<loc>[^<]*\/teams\/[\w-]+<\/loc>/)
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  const first = await request.get(`${tideline.siteOrigin}/sitemap.xml?page=1`)
  expect(await first.text()).toBe(map)
  expect((await request.get(`${tideline.siteOrigin}/sitemap.xml?page=2`)).status()).toBe(404)
})

test('search finds pages by the name of their cause', async ({ page, summit, tideline }) => {
  for (const [{ siteOrigin }, name] of [
    [summit, 'hike+for+home'],
    [tideline, 'walk+the+tideline'],
  ] as const) {
    await open(page, `${siteOrigin}/people?q=${name}`)
    await expect(page.getByRole('main').getByText(/^\d+ results$/)).toBeVisible()
  }
})
