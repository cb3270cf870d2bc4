import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/create-content-client.ts'
import { contentEndpoint, fakeContentService } from '../client/fake-content-service.fixture.ts'
import { plainText, richTextToHtml } from '../html/index.ts'
import { sliceModels } from '../models/models.fixture.ts'
import { fetchOnboarding } from '../onboarding/onboarding.ts'
import { fetchInternalPages } from '../pages/fetch-internal-pages.ts'
import { parseInternalPage } from '../pages/parse-internal-page.ts'
import { fetchSupporterPages } from '../pages/supporter-pages.ts'
import { activeProjects } from '../projects/active-projects.ts'
import { findTagPage } from '../tags/find-tag-page.ts'
import { tagSlug } from '../tags/tag-slug.ts'
import { fetchTagPages, parseTagPages } from '../tags/tag-pages.ts'
import { fetchSite } from './fetch-site.ts'
import { pageSliceSchemas } from '../slices/page-slice-schemas.ts'
import { parseHomeContent } from './parse-home-content.ts'
import { parseSite } from './parse-site.ts'

const root = fileURLToPath(new URL('../../../../apps/site/content/', import.meta.url))
const ownModels = fileURLToPath(new URL('../../../../apps/site/app/slices/', import.meta.url))
const innerPages = [
  'about',
  'contact',
  'donate',
  'how-it-works',
  'office',
  'people',
  'questions',
  'resources',
  'sponsors',
  'start',
  'thank-you',
]
const homeOrder = [
  'hero',
  'progress',
  'gifts',
  'steps',
  'fitnessTotal',
  'leaderboard',
  'leaderboard',
  'donations',
  'donate',
  'story',
  'questions',
  'sponsors',
  'callToAction',
]

/** A translation has its language in its name: `about.cy-gb.json`. */
function readDocument(site: string, type: string, name: string): Record<string, unknown> {
  const path = `${root}${site}/${type}/${name}.json`
  const content = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const [uid = '', lang = ''] = name.split('.')
  const language = lang === '' ? {} : { lang }
  return { id: [type, uid, lang].join('-'), uid, type, ...language, ...content }
}

/** Every published document of a site. */
function readDocuments(site: string): Record<string, unknown>[] {
  const types = readdirSync(`${root}${site}`).filter((name) => name !== 'media')
  return types.flatMap((type) =>
    readdirSync(`${root}${site}/${type}`)
      .filter((file) => !file.includes('.draft.'))
      .map((file) => readDocument(site, type, file.replace('.json', ''))),
  )
}

/** Every text below a value, with its path. */
function textsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${path}/${key}`))
}

interface Picture {
  readonly url: string
  readonly dimensions: { readonly width: number; readonly height: number }
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  if ('dimensions' in value) return [value as Picture]
  return Object.values(value).flatMap((child) => picturesIn(child))
}

describe.each(['tideline', 'summit'])('the demo site %s', (name) => {
  const { site, issues } = parseSite(readDocument(name, 'custom_site', name))

  it('has a site document without a single issue', () => {
    expect(issues).toEqual([])
    expect(site.uid).toBe(name)
    expect(site.header.logo?.alt).not.toBe('')
    expect(site.footer.content.map(({ type }) => type)).toContain('poweredBy')
  })

  it('has a home page in the usual order', () => {
    expect(parseHomeContent(site).map(({ type }) => type)).toEqual(homeOrder)
  })

  it('has every inner page, and none that cannot be read', () => {
    const files = readdirSync(`${root}${name}/internal_page`).filter(
      (file) => !file.includes('.draft.'),
    )
    const names = files.map((file) => file.replace('.json', '')).toSorted()
    expect(names.filter((one) => !one.includes('.'))).toEqual(innerPages)
    // Tideline is whole in Welsh.
    const translated = names.filter((one) => one.endsWith('.cy-gb'))
    expect(translated).toEqual(name === 'tideline' ? innerPages.map((uid) => `${uid}.cy-gb`) : [])
    const pages = names.map((uid) => parseInternalPage(readDocument(name, 'internal_page', uid)))
    expect(pages.flatMap(({ issues }) => issues)).toEqual([])
    const poor = pages.filter(
      ({ title, meta, content }) =>
        title === '' || meta.description.length < 20 || content.length === 0,
    )
    expect(poor).toEqual([])
    const unknown = pages.flatMap(({ content }) => content.filter(({ type }) => type === 'unknown'))
    // The site's own sections have their models beside them.
    const own = readdirSync(ownModels)
      .filter((file) => file.endsWith('.model.json'))
      .map((file) => (JSON.parse(readFileSync(`${ownModels}${file}`, 'utf8')) as { id: string }).id)
    expect(unknown.filter((slice) => !('name' in slice && own.includes(slice.name)))).toEqual([])
  })

  it('thanks by name on the page that receives a donation', () => {
    const page = parseInternalPage(readDocument(name, 'internal_page', 'thank-you'))
    expect(page.content[0]?.type).toBe('receipt')
  })

  it('links only to pages and anchors that exist', () => {
    const anchors = parseHomeContent(site).map((slice) =>
      slice.type === 'unknown' || slice.type === 'own' || slice.type === 'segment'
        ? undefined
        : slice.primary.anchor,
    )
    const known = new Set([...innerPages.map((uid) => `/${uid}`), '/'])
    for (const { name: tag, values } of site.tags) {
      for (const value of values) known.add(`/${tagSlug(tag)}/${tagSlug(value)}`)
    }
    for (const anchor of anchors) if (anchor !== undefined) known.add(`/#${anchor}`)
    const pages = innerPages.map((uid) => readDocument(name, 'internal_page', uid)['data'])
    const links = textsIn([readDocument(name, 'custom_site', name)['data'], pages]).filter(
      ([path, text]) => path.endsWith('/url') && text.startsWith('/'),
    )
    expect(links.length).toBeGreaterThan(10)
    const broken = links.filter(
      ([, address]) => !known.has(address) && !address.startsWith('/fundraising/'),
    )
    expect(broken).toEqual([])
  })

  it('names pictures and fonts that are there, pictures in their own size', () => {
    const documents = readDocuments(name)
    const media = textsIn(documents).filter(([, text]) => text.startsWith('media/'))
    expect(media.filter(([, file]) => !existsSync(`${root}${name}/${file}`))).toEqual([])
    const pictures = picturesIn(documents)
    expect(pictures.length).toBeGreaterThan(30)
    const wrong = pictures.filter(({ url, dimensions }) => {
      const { width, height } = sizeOf(readFileSync(`${root}${name}/${url}`))
      return dimensions.width !== width || dimensions.height !== height
    })
    expect(wrong).toEqual([])
  })

  it('is assembled from documents of the content service: every part of it [S1.01]', async () => {
    const { fetch } = fakeContentService(readDocuments(name))
    const client = createContentClient({ endpoint: contentEndpoint, fetch })
    const read = await fetchSite(client, { uid: name })
    if (read === undefined) throw new Error('There is no such site')
    expect(read.issues).toEqual([])
    expect(read.site.header.navigation.some(({ children }) => children.length > 0)).toBe(true)
    expect(read.site.footer.content.map(({ type }) => type).toSorted()).toEqual([
      'content',
      'htmlContent',
      'links',
      'links',
      'modal',
      'poweredBy',
      'share',
    ])
    expect(read.site.design.colors.primary).toMatch(/^#/)
    expect(read.site.localisation.country).toMatch(/^(?:gb|au)$/)
    expect(read.site.maintenanceMode).toBe(false)
    expect(read.site.reports.map(({ type }) => type)).toEqual(['report', 'report', 'report'])
    expect(parseHomeContent(read.site).length).toBeGreaterThan(5)
    const { pages } = await fetchInternalPages(client)
    expect(pages.map(({ uid }) => uid).toSorted()).toEqual(innerPages)
    const supporters = await fetchSupporterPages(client)
    expect(supporters).toMatchObject({ broken: [], failure: undefined })
    for (const { content, admin, team, issues: problems } of supporters.documents) {
      expect(problems).toEqual([])
      expect([content, admin, team].every((slices) => slices.length > 0)).toBe(true)
    }
    expect(supporters.documents).toHaveLength(1)
    const tags = await fetchTagPages(client)
    expect(tags).toMatchObject({ broken: [], failure: undefined })
    const values = tags.documents.map(({ value }) => value).toSorted()
    expect(values).toEqual(read.site.tags.flatMap((tag) => [...tag.values]).toSorted())
    const onboarding = await fetchOnboarding(client, read.site)
    expect(onboarding?.registration[0]?.items.length).toBeGreaterThan(2)
  })

  it('uses no filler text', () => {
    const words = textsIn(readDocuments(name)).map(([, text]) => text)
    expect(words.join(' ')).not.toMatch(/lorem|ipsum|todo|tbc|xxx/i)
  })

  it('turns all its rich text into markup that says the same words', () => {
    const texts: unknown[] = []
    JSON.stringify(readDocument(name, 'internal_page', 'about'), (_key, value: unknown) => {
      if (Array.isArray(value) && (value[0] as { spans?: unknown })?.spans !== undefined)
        texts.push(value)
      return value
    })
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) {
      const words = (markup: string) => markup.replaceAll(/\s+/g, '')
      expect(words(plainText(richTextToHtml(text)))).toBe(words(plainText(text)))
    }
  })
})

it('uses every slice of a page somewhere on the two demo sites', () => {
  const used = ['tideline', 'summit'].flatMap((name) => [
    ...parseHomeContent(parseSite(readDocument(name, 'custom_site', name)).site),
    ...innerPages.flatMap(
      (uid) => parseInternalPage(readDocument(name, 'internal_page', uid)).content,
    ),
  ])
  const types = new Set<string>(used.map(({ type }) => type))
  expect(Object.keys(pageSliceSchemas).filter((type) => !types.has(type))).toEqual([])
  const boards = used.flatMap((slice) => (slice.type === 'leaderboard' ? [slice.primary.kind] : []))
  expect(new Set(boards)).toEqual(new Set(['people', 'teams', 'fitness', 'tag']))
})

it('uses every slice of the models, on one site or the other', () => {
  const used = new Set<string>()
  JSON.stringify(['tideline', 'summit'].map(readDocuments), (key, value: unknown) => {
    if (key === 'slice_type' && typeof value === 'string') used.add(value)
    return value
  })
  expect([...sliceModels.keys()].filter((name) => !used.has(name))).toEqual([])
})

describe('the two platforms of the demo sites', () => {
  const now = new Date('2026-06-15T12:00:00Z')

  it('runs tideline on the default platform with one campaign', () => {
    const { site } = parseSite(readDocument('tideline', 'custom_site', 'tideline'))
    expect(site.platform[0]?.variant).toBe('default')
    expect(activeProjects(site, { now })).toMatchObject([
      { type: 'campaign', uid: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00' },
    ])
    expect(site.localisation.country).toBe('gb')
  })

  it('has a page for every coast of tideline, each with its own picture', () => {
    const documents = readDocuments('tideline')
    const { site } = parseSite(documents.find(({ type }) => type === 'custom_site'))
    const pages = documents
      .filter(({ type }) => type === 'tag_pages')
      .map((raw) => parseTagPages(raw))
    const found = (site.tags[0]?.values ?? []).map((value) =>
      findTagPage(site, pages, { tag: 'region', value }),
    )
    const pictures = found.map((one) => (one.status === 'fetched' ? one.page.image?.url : ''))
    expect(new Set(pictures).size).toBe(5)
    expect(pictures.every((url) => url?.startsWith('media/region-'))).toBe(true)
  })

  it('runs summit on the peer-to-peer variant with forty pages', () => {
    const { site } = parseSite(readDocument('summit', 'custom_site', 'summit'))
    const projects = activeProjects(site, { now })
    expect(site.platform[0]?.variant).toBe('everydayhero')
    expect(projects).toHaveLength(40)
    expect(projects[0]).toMatchObject({
      overrideTarget: 180_000,
      overridePageName: 'Hike for Home',
    })
    expect(projects[9]?.uid).toBe('5a3317c0-0000-4000-8000-00000000000a')
    expect(site.localisation.country).toBe('au')
  })
})

/** The size of a PNG, of a JPEG (its first start-of-frame segment) or of an SVG, in pixels. */
function sizeOf(file: Buffer): { width: number; height: number } {
  if (file.readUInt32BE(0) === 0x89_50_4e_47) {
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
  }
  if (file.readUInt16BE(0) !== 0xff_d8) {
    const size = /<svg[^>]*\bwidth="(\d+)"[^>]*\bheight="(\d+)"/.exec(file.toString('utf8', 0, 400))
    return { width: Number(size?.[1]), height: Number(size?.[2]) }
  }
  let at = 2
  while (![0xc0, 0xc2].includes(file.readUInt8(at + 1))) at += 2 + file.readUInt16BE(at + 2)
  return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
}
