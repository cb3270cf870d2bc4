import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentError, ContentUnavailableError } from '../documents/errors.ts'
import { fetchInternalPage, fetchInternalPages } from '../pages/internal-pages.ts'
import { fetchSite } from '../site/parse-site.ts'
import { chooseLanguage, createContentClient, findDocuments } from './content-client.ts'
import {
  answerSearches,
  clientFor,
  contentEndpoint,
  fakeContentService,
  type FakeContentService,
  jsonResponse,
} from './fake-content-service.fixture.ts'

const site = { id: 'S1', uid: 'demo', type: 'custom_site', data: { 'meta-title': 'Demo' } }
const about = { id: 'P1', uid: 'about', type: 'internal_page', data: { title: 'About' } }

const pages = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...about, id: `P${n}`, uid: `p-${n}` }))

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** The error from fetching the site when every request is intercepted. */
function failureOn(intercept: FakeContentService['intercept'], timeoutMs = 2000) {
  const service = fakeContentService([site])
  service.intercept = intercept
  return failureOf(fetchSite(clientFor(service, { timeoutMs }), { uid: 'demo' }))
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('reading a repository', () => {
  it('requests the custom_site by its uid [S7.90]', async () => {
    const service = fakeContentService([{ ...site, uid: 'other', id: 'S2' }, site])
    const found = await fetchSite(clientFor(service), { uid: 'demo' })
    expect(found?.site.document).toEqual({ type: 'custom_site', uid: 'demo', id: 'S1' })
    expect(found?.site.meta.title).toBe('Demo')
    expect(service.requests.at(-1)?.searchParams.getAll('q')).toEqual([
      '[[at(document.type, "custom_site")]]',
      '[[at(my.custom_site.uid, "demo")]]',
    ])
  })

  it('requests 20 documents per page, and 20 in all, by default [S9.32]', async () => {
    const service = fakeContentService([site])
    await fetchSite(clientFor(service), { uid: 'demo' })
    expect(service.requests.at(-1)?.searchParams.get('pageSize')).toBe('20')
    const type = 'internal_page'
    const full = fakeContentService(pages(50))
    expect(await findDocuments(clientFor(full), { type })).toHaveLength(20)
    expect(full.requests.filter(({ pathname }) => pathname.endsWith('/search'))).toHaveLength(1)
    expect(await findDocuments(clientFor(full), { type, limit: 45 })).toHaveLength(45)
  })

  it('returns undefined for a site and a page that do not exist', async () => {
    const service = fakeContentService()
    expect(await fetchSite(clientFor(service), { uid: 'nobody' })).toBeUndefined()
    expect(await fetchInternalPage(clientFor(service), { uid: 'nobody' })).toBeUndefined()
  })

  it('reads a language, and untranslated documents in the main language', async () => {
    const people = { ...about, id: 'P2', uid: 'people', lang: 'en-gb' }
    const english = { ...about, lang: 'en-gb' }
    const welsh = { ...about, id: 'P1-cy', lang: 'cy-gb', data: { title: 'Amdanom ni' } }
    const client = clientFor(fakeContentService([english, people, welsh])).inLanguage({
      lang: 'cy-gb',
      main: 'en-gb',
    })
    expect(await fetchInternalPage(client, { uid: 'about' })).toMatchObject({
      title: 'Amdanom ni',
      lang: 'cy-gb',
    })
    const read = await fetchInternalPages(client)
    expect(read.pages.map(({ uid, lang }) => [uid, lang])).toEqual([
      ['about', 'cy-gb'],
      ['people', 'en-gb'],
    ])
  })

  it('finds an id in any language', async () => {
    const english = { ...about, lang: 'en-gb' }
    const welsh = { ...about, id: 'P1-cy', lang: 'cy-gb' }
    const client = clientFor(fakeContentService([english, welsh]))
    const welshClient = client.inLanguage({ lang: 'cy-gb', main: 'en-gb' })
    for (const one of [client, welshClient]) {
      for (const id of ['P1', 'P1-cy'])
        expect(await findDocuments(one, { id })).toMatchObject([{ id }])
    }
  })

  it('escapes quotes and brackets of a uid in its predicate', async () => {
    const service = fakeContentService([about])
    const page = await fetchInternalPage(clientFor(service), { uid: 'about")][at(document.id, "x' })
    expect(page).toBeUndefined()
    expect(service.requests.at(-1)?.searchParams.getAll('q')[1]).toBe(
      String.raw`[[at(my.internal_page.uid, "about\")][at(document.id, \"x")]]`,
    )
  })

  it('reads internal pages a hundred at a time, up to 999 [S7.91]', async () => {
    const service = fakeContentService(pages(1200))
    const read = await fetchInternalPages(clientFor(service))
    expect(read).toMatchObject({ broken: [], pages: { length: 999 } })
    expect(new Set(read.pages.map(({ uid }) => uid)).size).toBe(999)
    const searches = service.requests.filter(({ pathname }) => pathname.endsWith('/search'))
    expect(searches).toHaveLength(10)
    expect(searches[0]?.searchParams.get('q')).toBe('[[at(document.type, "internal_page")]]')
    expect(searches.map((url) => url.searchParams.get('pageSize'))).toEqual(Array(10).fill('100'))
  })

  it('lists broken pages separately', async () => {
    const content = [{ slice_type: 'gifts', primary: {}, items: [{ amount: 'lots', label: 'x' }] }]
    const service = fakeContentService([
      about,
      { ...about, id: 'P2', uid: 'bad', data: { content } },
    ])
    const read = await fetchInternalPages(clientFor(service))
    expect(read.pages.map(({ uid }) => uid)).toEqual(['about'])
    expect(read.broken.map(({ message }) => message)).toEqual([
      'internal_page/bad, content[0].items[0].amount: expected a number above 0, found "lots"',
    ])
  })

  it('caches the entry document for a few seconds only', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const service = fakeContentService([about])
    const client = clientFor(service)
    const entries = () => service.requests.filter(({ pathname }) => pathname.endsWith('/v2')).length
    await fetchInternalPage(client, { uid: 'about' })
    await fetchInternalPage(client, { uid: 'about' })
    expect(entries()).toBe(1)
    vi.setSystemTime(Date.now() + 6000)
    await fetchInternalPage(client, { uid: 'about' })
    expect(entries()).toBe(2)
    vi.useRealTimers()
  })

  it('retries with the current master ref of an error response', async () => {
    const service = fakeContentService([about])
    const client = clientFor(service)
    await fetchInternalPage(client, { uid: 'about' })
    service.masterRef = 'ref-2'
    const page = await fetchInternalPage(client, { uid: 'about' })
    expect(page?.title).toBe('About')
    const refs = service.requests.flatMap((url) => url.searchParams.get('ref') ?? [])
    expect(refs).toEqual(['ref-1', 'ref-1', 'ref-2'])
  })

  it.each([
    ['sesame', ['sesame', 'sesame']],
    [undefined, [null, null]],
    ['', [null, null]],
  ])('sends the access token %j', async (accessToken, sent) => {
    const service = fakeContentService([site])
    await fetchSite(clientFor(service, { accessToken }), { uid: 'demo' })
    expect(service.requests.map((url) => url.searchParams.get('access_token'))).toEqual(sent)
  })

  it.each(['', '/', '///'])('requests the same URLs if the endpoint ends in %j', async (end) => {
    const service = fakeContentService([site])
    await fetchSite(clientFor(service, { endpoint: `${contentEndpoint}${end}` }), { uid: 'demo' })
    expect(service.requests.map(({ origin, pathname }) => `${origin}${pathname}`)).toEqual([
      contentEndpoint,
      `${contentEndpoint}/documents/search`,
    ])
  })

  it("returns published content to everyone, whatever preview a visitor's cookie contains", async () => {
    const service = fakeContentService([site])
    vi.stubGlobal('document', { cookie: 'io.prismic.preview=draft-1' })
    expect(await fetchSite(clientFor(service), { uid: 'demo' })).toBeDefined()
    expect(service.requests.flatMap((url) => url.searchParams.get('ref') ?? [])).toEqual(['ref-1'])
  })

  it.each(['demo', '', 'file:///etc/passwd', 'ftp://demo.example/api/v2'])(
    'rejects the endpoint %j, which is not a web URL',
    (address) => {
      const words = `The content endpoint must be an http(s) URL, not "${address}"`
      expect(() => createContentClient({ endpoint: address })).toThrow(new TypeError(words))
    },
  )
})

describe('a CMS that cannot be read', () => {
  const none = 'there is no such repository'
  const refused = 'it requires a valid access token'
  const noAnswer = 'the response does not come from a CMS'

  it.each([
    [
      'no connection',
      'unreachable',
      'no connection',
      () => Promise.reject(new TypeError('failed')),
    ],
    ['no repository', 'no-repository', none, () => jsonResponse({ message: 'Not found' }, 404)],
    ['no access', 'forbidden', refused, () => jsonResponse({ error: 'x', message: 'No' }, 401)],
    ['an error', 'bad-response', 'it responded with', () => new Response('Oops', { status: 500 })],
    ['a web page', 'bad-response', noAnswer, () => new Response('<html></html>')],
    ['a web page that is a 404', 'no-repository', none, () => new Response('404', { status: 404 })],
    ['an empty object', 'bad-response', noAnswer, () => jsonResponse({})],
    ['null', 'bad-response', noAnswer, () => jsonResponse(null)],
  ])('with %s has the reason %s and the message %s', async (_name, reason, words, respond) => {
    const error = await failureOn(() => Promise.resolve(respond()))
    expect(error).toBeInstanceOf(ContentUnavailableError)
    expect(error).toMatchObject({ reason, endpoint: contentEndpoint })
    expect(String(error)).toContain(`The CMS at ${contentEndpoint} cannot be read: ${words}`)
  })

  it('has the network error as its cause, and no other', async () => {
    const cause = new TypeError('fetch failed')
    expect(await failureOn(() => Promise.reject(cause))).toMatchObject({ cause })
    expect(await failureOn(() => Promise.resolve(jsonResponse({})))).not.toHaveProperty('cause')
  })

  it.each([{ results: 'many' }, { next_page: null }, [], 7])(
    'rejects the results %j as a response of a CMS',
    async (body) => {
      const service = fakeContentService([site])
      answerSearches(service, body)
      await expect(findDocuments(clientFor(service), {})).rejects.toThrow(
        'the response does not come from a CMS',
      )
    },
  )

  it('survives a list of invalid results', async () => {
    const service = fakeContentService()
    answerSearches(service, { results: [1, null, 'x'], next_page: 'https://demo.example/2' })
    const outcome = await failureOf(fetchSite(clientFor(service), { uid: 'demo' }))
    expect(outcome === undefined || outcome instanceof ContentUnavailableError).toBe(true)
  })

  it('times out without a response', async () => {
    const error = await failureOn(
      (_url, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
      30,
    )
    expect(error).toMatchObject({ name: 'ContentUnavailableError', reason: 'timeout' })
    expect(String(error)).toContain('cannot be read: it did not respond in time')
  })

  it('does not wait longer than its timeout if it should retry in an hour', async () => {
    const busy = { status: 429, headers: { 'retry-after': '3600' } }
    const error = await failureOn(() => Promise.resolve(new Response('', busy)), 50)
    expect(error).toMatchObject({ reason: 'timeout' })
  })

  it('fails if every ref is rejected', async () => {
    const service = fakeContentService([site])
    const message = 'Ref not found. Master ref is: r'
    answerSearches(service, { type: 'api_notfound_error', message }, 404)
    const error = await failureOf(fetchSite(clientFor(service), { uid: 'demo' }))
    expect(error).toMatchObject({ reason: 'bad-response' })
    expect(service.requests.length).toBeLessThan(6)
  })

  it('rejects with the reason of an aborted signal', async () => {
    const service = fakeContentService([site])
    const controller = new AbortController()
    service.intercept = () => {
      controller.abort(new Error('left the page'))
      return undefined
    }
    const { signal } = controller
    const error = await failureOf(fetchSite(clientFor(service), { uid: 'demo', signal }))
    expect(error).toMatchObject({ message: 'left the page' })
  })

  it('never contains the access token', async () => {
    const service = fakeContentService([site])
    service.intercept = () => Promise.resolve(jsonResponse({ error: 'x', message: 'No' }, 401))
    const client = clientFor(service, { accessToken: 'sesame' })
    const error = await failureOf(fetchSite(client, { uid: 'demo' }))
    const { inspect } = await import('node:util')
    expect(inspect(error, { depth: 9 })).not.toContain('sesame')
  })
})

it.each([
  ['Unexpected token }', 'Unexpected token }'],
  ['internal_page/about: Unexpected token } (line 3)', 'Unexpected token } (line 3)'],
  [7, 'it cannot be read'],
  [undefined, 'it cannot be read'],
])('reports a document that the CMS cannot read: %j', async (message, problem) => {
  const document = { type: 'internal_page', uid: 'about' }
  const service = fakeContentService([about])
  answerSearches(service, { type: 'content_document_error', message, document }, 500)
  const error = await failureOf(fetchInternalPage(clientFor(service), { uid: 'about' }))
  expect(error).toBeInstanceOf(ContentError)
  const said = `internal_page/about: ${problem}`
  expect(error).toMatchObject({ message: said, problem, field: '', document })
})

describe('chooseLanguage', () => {
  const page = (uid: string | undefined, lang: unknown, id = `${uid}-${String(lang)}`) => ({
    type: 'internal_page',
    ...(uid === undefined ? {} : { uid }),
    id,
    lang,
  })
  const english = page('about', 'en-gb')
  const welsh = page('about', 'cy-gb')
  const site = { ...page('about', 'cy-gb', 'S'), type: 'custom_site' }

  it.each([
    ['the translation', [english, welsh], ['about-cy-gb']],
    ['the translation, wherever it is', [welsh, english], ['about-cy-gb']],
    [
      'the main language if untranslated',
      [english, page('people', 'cy-gb')],
      ['about-en-gb', 'people-cy-gb'],
    ],
    ['no other or invalid languages', [page('about', 'fr-fr'), page('people', 7)], []],
    [
      'documents without uid by id',
      [page(undefined, 'CY-GB', 'A'), page(undefined, 'en-gb', 'B')],
      ['A', 'B'],
    ],
    ['each type with the same uid', [english, site], ['about-en-gb', 'S']],
  ])('returns %s', (_, documents, ids) =>
    expect(chooseLanguage(documents, { lang: 'cy-gb', main: 'en-gb' }).map(({ id }) => id)).toEqual(
      ids,
    ),
  )
})
