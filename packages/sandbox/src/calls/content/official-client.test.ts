import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, filter } from '@prismicio/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoWorlds } from '../../seed/site-world.ts'
import { startTestServer, testFolder, writeFiles } from '../../testing/test-server.test-kit.ts'

const demo = fileURLToPath(new URL('../../../../../apps/site/content', import.meta.url))

async function serve(root: string, repository: string) {
  const server = await startTestServer({ content: { root }, log: () => {} })
  onTestFinished(() => server.close())
  const client = createClient(repository, {
    documentAPIEndpoint: `${server.origin}/content/${repository}/api/v2`,
    fetch: (url, init) => fetch(url, init as RequestInit),
  })
  return { server, client }
}

/** Converts the data of a response back to that of the file, without media URLs and link metadata. */
type Slice = Readonly<Record<string, unknown>>

function asWritten(data: unknown, origin: string): unknown {
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) => {
    if (typeof value === 'string' && value.startsWith(origin))
      return decodeURIComponent(/\/(media\/[^?]*)/.exec(value)?.[1] ?? value)
    if (typeof value === 'object' && value !== null && 'link_type' in value && 'slug' in value) {
      const { link_type, type, uid, isBroken } = value as Record<string, unknown>
      return { link_type, type, uid, isBroken }
    }
    if (typeof value === 'object' && value !== null && 'slice_type' in value) {
      const { id: _id, variation: _variation, version: _version, ...slice } = value as Slice
      return slice
    }
    return value
  }) as unknown
}

function dataOf(root: string, site: string, type: string, uid: string): unknown {
  const text = readFileSync(join(root, site, type, `${uid}.json`), 'utf8')
  return (JSON.parse(text) as { data: unknown }).data
}

/** Whether a file is a published document in the main language. */
const isInMainLanguage = (file: string) => file.split('.').length === 2

const byName = (one: string, other: string) => (one < other ? -1 : 1)

describe.each(['tideline', 'summit'])('the official client on the demo site %s', (site) => {
  const many = 320

  async function start() {
    const root = testFolder()
    cpSync(join(demo, site), join(root, site), { recursive: true })
    const extra: Record<string, string> = {
      [`${site}/internal_page/about.draft.json`]: '{"data":{"title":"About, drafted"}}',
      [`${site}/internal_page/tagged.json`]: '{"tags":["press"],"data":{"title":"Press"}}',
    }
    for (let index = 0; index < many; index += 1)
      extra[`${site}/supporter_pages/page-${index}.json`] = `{"data":{"meta-title":"${index}"}}`
    writeFiles(root, extra)
    return { root, ...(await serve(root, site)) }
  }

  // The client waits half a second between pages.
  it('reads documents by uid, by type across pages, by tag and by preview ref', async () => {
    const { root, server, client } = await start()
    const written = (data: unknown) => asWritten(data, server.origin)

    const byUid = await client.getByUID('custom_site', site)
    expect(written(byUid.data)).toEqual(dataOf(root, site, 'custom_site', site))
    const shared = { id: expect.any(String), variation: 'default', version: 'initial' }
    for (const slice of byUid.data['home-content'] as Slice[]) expect(slice).toMatchObject(shared)

    const pages = await client.getAllByType('internal_page')
    const files = readdirSync(join(root, site, 'internal_page'))
      .filter(isInMainLanguage)
      .map((file) => file.replace('.json', ''))
    expect(pages.map(({ uid }) => String(uid)).toSorted(byName)).toEqual(files.toSorted(byName))
    for (const { uid, data } of pages)
      expect(written(data)).toEqual(dataOf(root, site, 'internal_page', String(uid)))

    const supporters = await client.getAllByType('supporter_pages')
    const own = readdirSync(join(demo, site, 'supporter_pages')).filter(isInMainLanguage).length
    expect(supporters).toHaveLength(many + own)
    expect(new Set(supporters.map(({ uid }) => uid)).size).toBe(many + own)
    const page3 = await client.getByType('supporter_pages', { page: 3, pageSize: 999 })
    expect(page3).toMatchObject({ page: 3, results_per_page: 100, results_size: 100 })

    const tagged = await client.getByTag('press')
    expect(tagged.results.map(({ uid }) => uid)).toEqual(['tagged'])

    for (const ref of ['preview-1', `https://${site}.example/previews/s1?websitePreviewId=9`]) {
      const draft = await client.getByUID('internal_page', 'about', { ref })
      expect(draft.data).toEqual({ title: 'About, drafted' })
    }
    const about = await client.getByUID('internal_page', 'about')
    expect(written(about.data)).toEqual(dataOf(demo, site, 'internal_page', 'about'))
    const resolved = await client.resolvePreviewURL({
      documentID: about.id,
      previewToken: 'preview-1',
      defaultURL: '/',
      linkResolver: ({ uid }) => `/${uid}`,
    })
    expect(resolved).toBe('/about')
  })
})

describe('a repository', () => {
  const page = (data: object, more: object = {}) => JSON.stringify({ ...more, data })
  const link = (uid: string) => ({ link_type: 'Document', type: 'page', uid })
  const files = {
    'demo/page/home.json': page({
      title: 'Home',
      text: 'x',
      next: link('about'),
      gone: link('no'),
    }),
    'demo/page/about.json': page({ title: 'About', day: '2026-03-14' }),
    'demo/page/about.release-autumn.json': page({ title: 'About, in autumn' }),
    'demo/page/leaves.release-autumn.json': page({ title: 'Leaves' }),
    'demo/page/about.cy-gb.json': page({ title: 'Amdanom' }),
    'demo/early_access/a.json': page({}),
  }

  it('returns a release by its ref, which changes with the release', async () => {
    const root = testFolder(files)
    const { client } = await serve(root, 'demo')
    const release = await client.getReleaseByID('autumn')
    expect(release).toMatchObject({ label: 'Autumn', isMasterRef: false })
    const shown = await client.getAllByType('page', { ref: release.ref })
    expect(shown.map(({ data }) => (data as { title: string }).title).toSorted(byName)).toEqual([
      'About, in autumn',
      'Home',
      'Leaves',
    ])
    const published = (await client.getAllByType('page')).map(({ uid }) => String(uid))
    expect(published.toSorted(byName)).toEqual(['about', 'home'])
    writeFileSync(join(root, 'demo/page/leaves.release-autumn.json'), page({ title: 'More leaf' }))
    const { client: later } = await serve(root, 'demo')
    const changed = await later.getReleaseByID('autumn')
    expect(changed.ref).not.toBe(release.ref)
    expect((await later.getMasterRef()).ref).toBe((await client.getMasterRef()).ref)
  })

  it('returns the requested fields of documents and of linked documents', async () => {
    const { client } = await serve(testFolder(files), 'demo')
    const home = await client.getByUID('page', 'home', {
      fetch: ['page.title', 'page.next', 'page.gone'],
      fetchLinks: ['page.title', 'other.title'],
    })
    const about = await client.getByUID('page', 'about')
    expect(home.data).toEqual({
      title: 'Home',
      next: {
        link_type: 'Document',
        id: about.id,
        type: 'page',
        uid: 'about',
        tags: [],
        lang: 'en-gb',
        slug: 'about',
        isBroken: false,
        data: { title: 'About' },
      },
      gone: { link_type: 'Document', type: 'page', uid: 'no', tags: [], slug: '-', isBroken: true },
    })
  })

  it('supports date filters', async () => {
    const { client } = await serve(testFolder(files), 'demo')
    const found = async (one: string) => (await client.get({ filters: [one] })).total_results_size
    const day = 'my.page.day'
    for (const one of [
      filter.dateYear(day, 2026),
      filter.dateMonth(day, 'March'),
      filter.dateMonthAfter(day, 'feb'),
      filter.dateDayOfMonth(day, 14),
      filter.dateDayOfMonthBefore(day, 15),
      filter.dateDayOfWeek(day, 'Saturday'),
      filter.dateDayOfWeekAfter(day, 'friday'),
      filter.dateHour(day, 0),
      filter.dateBetween(day, '2026-03-01', '2026-03-31'),
    ])
      expect({ one, found: await found(one) }).toEqual({ one, found: 1 })
    for (const one of [
      filter.dateMonth(day, 4),
      filter.dateMonthBefore(day, 3),
      filter.dateDayOfMonthAfter(day, 14),
      filter.dateDayOfWeekBefore(day, 'fri'),
      filter.dateHourAfter(day, 0),
    ])
      expect({ one, found: await found(one) }).toEqual({ one, found: 0 })
  })
})

it('has the same tags as the seeded pages of the demo site', () => {
  const { tags } = dataOf(demo, 'tideline', 'custom_site', 'tideline') as {
    tags: { name: string; label: string; values: string }[]
  }
  const [tag] = tags
  expect(tags).toHaveLength(1)
  expect({ id: tag?.name, label: tag?.label, values: tag?.values.split('\n') }).toEqual(
    demoWorlds[0]?.tag,
  )
})
