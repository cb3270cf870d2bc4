import type { APIRequestContext } from '@playwright/test'
import { donateHere } from './donation.ts'
import { makeTeam } from './platform-facts.ts'
import { makeSupporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

/** Returns the share image metadata of a page. */
async function headOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const tags = [...html.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"/g)]
  const said = Object.fromEntries(tags.map(([, name, content]) => [name, content]))
  return { card: said['og:image'] ?? '', said }
}

/** Asks for a picture as networks do. */
async function pictureAt(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  const body = await response.body()
  return {
    status: response.status(),
    headers: response.headers(),
    ...jpegSize(body),
    bytes: body.length,
  }
}

/** Reads the size from a JPEG's first frame header. */
function jpegSize(body: Buffer): { size?: [number, number] } {
  if (body.readUInt16BE(0) !== 0xff_d8) return {}
  for (let at = 2; at + 9 < body.length; at += 2 + body.readUInt16BE(at + 2)) {
    const marker = body.readUInt16BE(at)
    if (marker === 0xff_c0 || marker === 0xff_c2)
      return { size: [body.readUInt16BE(at + 7), body.readUInt16BE(at + 5)] }
  }
  return {}
}

const noRedirect = { maxRedirects: 0 }

/** Asks until it is drawn: the first drawing on a slow machine takes its time, and the site's own picture is in. */
async function drawn(request: APIRequestContext, address: string) {
  let picture = await pictureAt(request, address)
  await expect(async () => {
    picture = await pictureAt(request, address)
    expect(picture).toMatchObject({ status: 200, size: [1200, 630] })
  }).toPass()
  return picture
}

for (const [site, supporter, tag] of [
  ['tideline', 'maya-walks', 'region/north-sea'],
  ['summit', 'jack-for-home', undefined],
] as const) {
  test(`shares of ${site} show a card with the amount`, async ({ request, tideline, summit }) => {
    test.setTimeout(120_000)
    const stack = site === 'tideline' ? tideline : summit
    const captain = await makeSupporter(request, stack, site, { firstName: 'Cap' })
    const { siteOrigin } = stack
    const kinds = {
      site: `${siteOrigin}/`,
      page: `${siteOrigin}/fundraising/${supporter}`,
      team: `${siteOrigin}/teams/${await makeTeam(request, stack, captain)}`,
      ...(tag !== undefined && { tag: `${siteOrigin}/${tag}` }),
    }
    for (const [kind, address] of Object.entries(kinds)) {
      const { card, said } = await headOf(request, address)
      expect(card, kind).toMatch(
        new RegExp(`^${siteOrigin}/share-card/${kind}/(?:[^/"]+/)*[\\w-]{12}\\.jpg$`),
      )
      expect(said).toMatchObject({
        'twitter:image': card,
        'twitter:card': 'summary_large_image',
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/^.+: ./),
      })
      expect(said['twitter:image:alt']).toBe(said['og:image:alt'])
      const picture = await drawn(request, card)
      expect(picture.bytes, kind).toBeLessThanOrEqual(300_000)
      expect(picture.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      const again = await request.get(card, {
        headers: { 'if-none-match': picture.headers['etag'] ?? '' },
      })
      expect(again.status()).toBe(304)
    }
  })
}

test('a card’s URL changes with a donation', async ({ page, request, tideline }) => {
  const supporter = await makeSupporter(request, tideline, 'tideline')
  const address = `${tideline.siteOrigin}/fundraising/${supporter.slug}`
  const before = await headOf(request, address)
  expect(before.said['og:image:alt']).toBe('My own mile: Be the first to give. The target is £500')
  await drawn(request, before.card)

  await open(page, `${address}/donate`)
  await donateHere(page, '25')

  await expect(async () => {
    const after = await headOf(request, address)
    expect(after.said['og:image:alt']).toBe('My own mile: £25 raised of £500')
    expect(after.card).not.toBe(before.card)
    const old = await request.get(before.card, noRedirect)
    expect([old.status(), old.headers()['location']]).toEqual([302, after.card])
    expect(old.headers()['cache-control']).toBe('no-store')
    await drawn(request, after.card)
  }).toPass()
})

test('only cards that pages name are drawn @core', async ({ request, tideline }) => {
  const at = (path: string) => request.get(`${tideline.siteOrigin}/share-card/${path}`, noRedirect)
  const names = [
    'site/x.jpg',
    'site/AAAAAAAAAAAA.jpg',
    'page/maya-walks/x.jpg',
    'page/MAYA-WALKS/x.jpg',
    'tag/region/north-sea/x.jpg',
  ]
  for (const name of names) {
    const response = await at(name)
    expect(response.status(), name).toBe(302)
    expect(response.headers()['location'], name).toMatch(/\/share-card\/.+\/[\w-]{12}\.jpg$/)
  }
  // The page is cached, and another journey may just have donated.
  await expect(async () => {
    const { card } = await headOf(request, tideline.siteOrigin)
    expect((await at('site/x.jpg')).headers()['location']).toBe(card)
  }).toPass({ timeout: 90_000 })
  const missing = [
    'site',
    'site/x.png',
    'page/no-such-page/x.jpg',
    'page/%2e%2e%2fetc/x.jpg',
    'team/no-such-team/x.jpg',
    'tag/region/nowhere/x.jpg',
  ]
  for (const name of missing) expect((await at(name)).status(), name).toBe(404)
})

test('a page in another language has a card in that language', async ({ request, tideline }) => {
  const { card, said } = await headOf(request, `${tideline.siteOrigin}/cy/`)
  expect(card).toContain(`${tideline.siteOrigin}/cy/share-card/site/`)
  expect(said['og:image:alt']).toMatch(/^Cerdded y Draethlin: £[\d,.]+ wedi’i godi/)
  await drawn(request, card)
})
