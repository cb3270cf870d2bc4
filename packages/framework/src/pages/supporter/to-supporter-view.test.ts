import { createContentClient } from '@milepost/content'
import { createPageWire } from '@milepost/platform/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platformOf, scopeOf } from '../../sections/section/slice.test-kit.ts'
import { loadSupporterPage } from '../../frame/request/read-page.ts'
import { getDonationPageNumber, readPageExtras, toSupporterView } from './to-supporter-view.ts'

const wire = createPageWire()
const slug = wire.pageShortName
const url = new URL(`http://site.example/fundraising/${slug}`)

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

describe('loadSupporterPage and toSupporterView', () => {
  it('show the page if donations, activities and tags cannot be read [S7.110]', async () => {
    const platform = platformOf({
      [`/donations`]: 500,
      [`/fitness/fundraising/${slug}`]: 500,
      [`/tags/${slug}`]: 500,
      [`/pages/${slug}`]: wire,
    })
    const scope = scopeOf({ platform })
    const reading = await loadSupporterPage(scope, slug)
    if (reading === undefined) throw new Error('No page')
    const extras = await readPageExtras(scope, slug)
    expect(extras).toEqual({ fitness: undefined, tags: undefined })
    const view = await toSupporterView(scope, reading, extras, url)
    expect(view).toMatchObject({ slug, donations: undefined, activities: [], fitness: [] })
    expect(scope.facts.isDegraded).toBe(true)
  })

  it.each([
    [{}, '/media/https/content.example/share.jpg'],
    [{ image: { url: '//images.example/own.jpg' } }, 'own.jpg'],
  ])('share the page’s own image, otherwise the document’s: %j', async (own, expected) => {
    const {
      image: _image,
      media: _media,
      defaultImage: _default,
      ...bare
    } = { image: undefined, media: undefined, defaultImage: undefined, ...wire }
    const platform = platformOf({ [`/pages/${slug}`]: { ...bare, ...own } })
    const scope = scopeOf({ platform })
    const document = {
      id: 'S',
      uid: 'all',
      type: 'supporter_pages',
      data: { 'meta-image': { url: 'https://content.example/share.jpg', alt: '' } },
    }
    const content = createContentClient({
      endpoint: 'http://content.example/api/v2',
      fetch: async (input) =>
        Response.json(
          input.includes('/search')
            ? { results: [document], next_page: null, total_pages: 1, results_size: 1 }
            : { refs: [{ id: 'master', ref: 'now', isMasterRef: true }] },
        ),
    })
    const withDocument = { ...scope, services: { ...scope.services, content } }
    const reading = await loadSupporterPage(withDocument, slug)
    if (reading === undefined) throw new Error('No page')
    const view = await toSupporterView(withDocument, reading, { fitness: undefined, tags: {} }, url)
    expect(view.metaImage).toContain(expected)
  })

  it.each([
    [undefined, 'Event date: 14 September 2025'],
    [{ base: '/cy', tag: 'cy-GB' }, 'Event date: 14 Medi 2025'],
  ])('format the date of the event in the language %j', async (language, eventDate) => {
    const scope = scopeOf({ platform: platformOf({ [`/pages/${slug}`]: wire }) })
    const services = { ...scope.services, ...(language && { language: language as never }) }
    const reading = await loadSupporterPage(scope, slug)
    if (reading === undefined) throw new Error('No page')
    const view = await toSupporterView(
      { ...scope, services },
      reading,
      { fitness: undefined, tags: {} },
      url,
    )
    expect(view).toMatchObject({ eventDate, slug, ownership: { owner: wire.owner } })
  })

  it('make four requests, and none while the page is fresh', async () => {
    const platform = platformOf({
      '/donations': { donations: [], pagination: {} },
      [`/fitness/fundraising/${slug}`]: {},
      [`/tags/${slug}`]: { tags: [] },
      [`/pages/${slug}`]: wire,
    })
    const scope = scopeOf({ platform })
    const load = () => Promise.all([loadSupporterPage(scope, slug), readPageExtras(scope, slug)])
    await load()
    expect(platform.asked).toHaveLength(4)
    await load()
    expect(platform.asked).toHaveLength(4)
  })

  it.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=-1', 1],
    ['?page=1e9', 75],
    ['?page=lots', 1],
    ['?page=2.5', 1],
  ])('show for %j part %i of the donations', (query, part) =>
    expect(getDonationPageNumber(new URL(query, url))).toBe(part),
  )
})
