import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSite } from '../site/parse-site.ts'
import { clientFor, fakeContentService } from '../sources/fake-content-service.fixture.ts'
import { isSegmentShown } from './segments.ts'
import { fetchOnboarding, parseOnboarding } from './onboarding.ts'
import { fetchSupporterPages, parseSupporterPages } from './supporter-pages.ts'
import { fetchTagPages, findTagPage, parseTagPages } from './tag-pages.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const words = (text: string) => [{ slice_type: 'text', primary: { title: text }, items: [] }]
const supporter = {
  id: 'SP1',
  uid: 'default',
  type: 'supporter_pages',
  data: { 'meta-title': 'Page', content: words('a'), admin: words('b'), team: words('c') },
}
const region = {
  id: 'T1',
  uid: 'region',
  type: 'tag_pages',
  data: { tag: 'Region', label: 'By region', image: { url: '/r', alt: '' }, content: words('r') },
}

describe.each([
  ['supporter_pages', supporter, fetchSupporterPages],
  ['tag_pages', region, fetchTagPages],
] as const)('%s', (type, document, fetchAll) => {
  function reading(documents: Record<string, unknown>[]) {
    const service = fakeContentService(documents)
    return { service, client: clientFor(service) }
  }

  it('are requested 999 at a time, following the pages of the response [S7.92, S7.93]', async () => {
    const many = Array.from({ length: 1200 }, (_, n) => ({ ...document, id: `D${n}` }))
    const { service, client } = reading(many)
    const { documents, broken, failure } = await fetchAll(client)
    expect([documents.length, broken, failure]).toEqual([999, [], undefined])
    const searches = service.requests.filter(({ pathname }) => pathname.endsWith('/search'))
    expect(searches).toHaveLength(10)
    expect(searches[0]?.searchParams.get('pageSize')).toBe('999')
    expect(searches[0]?.searchParams.get('q')).toBe(`[[at(document.type, "${type}")]]`)
  })

  it('are empty, with a failure, if the CMS cannot be read [S7.109]', async () => {
    const { service, client } = reading([document])
    service.intercept = () => Promise.reject(new Error('down'))
    expect(await fetchAll(client)).toMatchObject({
      documents: [],
      broken: [],
      failure: { reason: 'unreachable' },
    })
  })

  it('are read if one of them is broken', async () => {
    const { client } = reading([{ ...document, data: { content: 7 } }, document])
    const { documents, broken } = await fetchAll(client)
    expect([documents.length, broken.map(({ field }) => field)]).toEqual([1, ['content']])
  })
})

it.each([undefined, null, 7, {}, { data: null }, { data: 7 }])(
  'ignore invalid properties of %j',
  (raw) => {
    const nothing = { uid: '', content: [], admin: [], team: [], issues: [] }
    expect(parseSupporterPages(raw)).toMatchObject(nothing)
  },
)

it('reject with the reason of an aborted signal', async () => {
  const client = clientFor(fakeContentService([supporter]))
  const reason = new Error('left the page')
  const signal = AbortSignal.abort(reason)
  await expect(fetchSupporterPages(client, { signal })).rejects.toBe(reason)
})

describe('findTagPage', () => {
  const { site } = parseSite({
    data: {
      tags: [{ name: 'Region', label: 'Where I walk', values: 'Wrackley Bay\nSallow Marsh\nÉire' }],
      platform: [{ slice_type: 'default', primary: {}, items: [] }],
    },
  })

  it('returns label, name, image, slug, tagId and totals', () => {
    const documents = [parseTagPages(region)]
    expect(findTagPage(site, documents, { tag: 'region', value: 'wrackley-bay' })).toEqual({
      status: 'fetched',
      page: {
        label: 'By region',
        name: 'Wrackley Bay',
        image: { url: '/r', alt: '' },
        slug: 'wrackley-bay',
        tagId: 'Region',
        meta: documents[0]?.meta,
        content: documents[0]?.content,
      },
    })
  })

  it('prefers the document of a value to the document of the whole tag', () => {
    const own = parseTagPages({
      data: { tag: 'region', value: 'sallow MARSH', label: 'The marsh' },
    })
    const labelOf = (value: string) => {
      const result = findTagPage(site, [parseTagPages(region), own], { tag: 'region', value })
      return result.status === 'fetched' ? result.page.label : result.reason
    }
    expect(labelOf('sallow-marsh')).toBe('The marsh')
    expect(labelOf('wrackley-bay')).toBe('By region')
    const other = parseTagPages({ data: { tag: 'colour', label: 'All colours' } })
    const unread = parseTagPages({ data: { tag: 7, value: 7, label: 7 } })
    expect(unread).toMatchObject({ tag: '', value: '', label: '' })
    for (const documents of [[own], [other], [unread]]) {
      expect(findTagPage(site, documents, { tag: 'region', value: 'éire' })).toMatchObject({
        page: { label: 'Where I walk', meta: undefined },
      })
    }
  })

  it('finds no value without letters or digits', () => {
    const { tags } = parseSite({ data: { tags: [{ name: 'Region', values: '?!' }] } }).site
    expect(findTagPage({ ...site, tags }, [], { tag: 'region', value: '?!' })).toEqual({
      status: 'failed',
      reason: 'value',
    })
  })

  it('returns the label of the configured tag if the tag has no document', () =>
    expect(findTagPage(site, [], { tag: 'region', value: 'sallow-marsh' })).toMatchObject({
      page: { label: 'Where I walk', image: undefined, content: [] },
    }))

  it.each(['WRACKLEY-BAY', 'Wrackley Bay', 'éire', 'ÉIRE'])(
    'finds %s by its slug, case-insensitive [S5.32]',
    (value) => expect(findTagPage(site, [], { tag: 'REGION', value }).status).toBe('fetched'),
  )

  it.each([
    ['region', 'nowhere', 'value'],
    ['region', '', 'value'],
    ['team', 'wrackley-bay', 'tag'],
    ['', '', 'tag'],
    ['constructor', 'x', 'tag'],
  ])('fails for /%s/%s [S5.32]', (tag, value, reason) =>
    expect(findTagPage(site, [], { tag, value })).toEqual({ status: 'failed', reason }),
  )

  it('fails on other platforms than the default one [S5.33]', () => {
    const [settings] = site.platform
    if (settings === undefined) throw new Error('No platform')
    const elsewhere = { ...site, platform: [{ ...settings, variant: 'everydayhero' }] }
    expect(findTagPage(elsewhere, [], { tag: 'region', value: 'wrackley-bay' })).toEqual({
      status: 'failed',
      reason: 'platform',
    })
  })

  it('finds pages of a site without platform settings, which runs on the default one [S5.33]', () => {
    const bare = { ...site, platform: [] }
    expect(findTagPage(bare, [], { tag: 'region', value: 'wrackley-bay' })).toMatchObject({
      status: 'fetched',
    })
  })
})

describe('the registration document', () => {
  const primary = {
    campaignId: 'C1',
    charityId: '2',
    eventId: '3',
    showAddress: 'Yes',
    showEventDate: 'Yes',
    showFitnessGoal: 'Yes',
    showName: 'No',
    showTarget: 'No',
    includeSelfDonate: 'Yes',
    includeTeam: 'Yes',
    jgOauthMethod: 'popup',
  }
  const items = [
    { name: 'shirt', label: 'T-shirt', type: 'select', required: 'Yes', options: 'S\nM\nL' },
  ]
  const document = {
    id: 'O1',
    type: 'onboarding',
    data: { registration: [{ slice_type: 'registration', slice_label: null, primary, items }] },
  }

  it('has its fields and custom fields [S3.60]', () => {
    const words: Record<string, boolean> = { Yes: true, No: false }
    expect(parseOnboarding(document).registration[0]).toEqual({
      type: 'registration',
      label: null,
      primary: Object.fromEntries(
        Object.entries(primary).map(([name, value]) => [name, words[value] ?? value]),
      ),
      items: [{ ...items[0], required: true, options: ['S', 'M', 'L'], help: '' }],
    })
  })

  it("is fetched by the id of the site's link [S3.59]", async () => {
    const client = clientFor(fakeContentService([{ ...document, id: 'O0', data: {} }, document]))
    const onboarding = { id: 'O1', type: 'onboarding', uid: '' }
    const read = await fetchOnboarding(client, { onboarding })
    expect(read?.registration).toHaveLength(1)
    expect(await fetchOnboarding(client, { onboarding: undefined })).toBeUndefined()
  })

  it('is fetched by its uid if the link has no id', async () => {
    const named = { ...document, id: 'O2', uid: 'join' }
    const page = { ...named, id: 'P2', type: 'internal_page' }
    const client = clientFor(fakeContentService([page, named]))
    const read = (id: string, uid: string) =>
      fetchOnboarding(client, { onboarding: { id, type: 'onboarding', uid } })
    expect(await read('', 'join')).toMatchObject({ document: { id: 'O2' } })
    expect(await read('P2', '')).toBeUndefined()
    expect(await read('', 'nobody')).toBeUndefined()
  })

  it('is fetched in the language of the client, in whichever language the link was made', async () => {
    const main = { ...document, id: 'O1', uid: 'join', lang: 'en-gb', data: {} }
    const welsh = { ...document, id: 'O1-cy', uid: 'join', lang: 'cy-gb' }
    const client = clientFor(fakeContentService([main, welsh]))
    const welshClient = client.inLanguage({ lang: 'cy-gb', main: 'en-gb' })
    const read = async (one: typeof client, id: string) => {
      const link = { id, type: 'onboarding', uid: 'join' }
      return (await fetchOnboarding(one, { onboarding: link }))?.document.id
    }
    expect(await read(welshClient, 'O1')).toBe('O1-cy')
    expect(await read(welshClient, 'O1-cy')).toBe('O1-cy')
    expect(await read(client, 'O1')).toBe('O1')
  })

  it('reports invalid fields', () => {
    const broken = (registration: unknown) => () =>
      parseOnboarding({ type: 'onboarding', id: 'O1', data: { registration } })
    expect(broken(7)).toThrow('onboarding/O1, registration: expected a list of slices, found 7')
    expect(broken([{ slice_type: 'x' }])).toThrow(
      'registration[0].slice_type: expected a registration slice, found "x"',
    )
    expect(broken([{ slice_type: 'registration', items: [{ name: 'a' }] }])).toThrow(
      'registration[0].items[0].label: expected text, found nothing',
    )
  })
})

describe('isSegmentShown', () => {
  const segments = [
    { key: 'region', value: 'Bay' },
    { key: 'Region', value: 'Marsh' },
    { key: 'kind', value: 'team' },
  ]

  it('requires a value of every key [S3.63]', () => {
    const shown = (values: Record<string, unknown>) =>
      isSegmentShown({ isSegmented: true, segments }, values)
    expect(shown({ region: ' marsh', KIND: 'Team' })).toBe(true)
    expect(shown({ region: 'bay' })).toBe(false)
    expect(shown({ region: 'sea', kind: 'team' })).toBe(false)
    expect(shown({ region: {}, kind: null })).toBe(false)
    expect(shown({ region: 'bay', kind: 'other' })).toBe(false)
    expect(shown({ region: 'team', kind: 'bay' })).toBe(false)
  })

  it.each([
    [7, '7', true],
    [true, 'TRUE', true],
    ['ΣΑΣ', 'σας', true],
    ['', '', true],
    [null, '', true],
    [undefined, '', true],
    [null, 'null', false],
    [undefined, 'undefined', false],
    [['a'], 'a', false],
    [{}, '[object Object]', false],
  ])('compares %j with %j as text', (value, wanted, expected) => {
    const segment = { isSegmented: true, segments: [{ key: 'shirt', value: wanted }] }
    expect(isSegmentShown(segment, { shirt: value })).toBe(expected)
  })

  it('is true for content that is not segmented', () =>
    expect(isSegmentShown({ isSegmented: false, segments }, {})).toBe(true))
})
