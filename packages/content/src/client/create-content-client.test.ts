import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentError } from '../errors/content-error.ts'
import { ContentUnavailableError } from '../errors/content-unavailable-error.ts'
import { fetchInternalPage } from '../pages/fetch-internal-page.ts'
import { fetchInternalPages } from '../pages/fetch-internal-pages.ts'
import { fetchSite } from '../site/fetch-site.ts'
import { createContentClient } from './create-content-client.ts'
import { findDocuments } from './find-documents.ts'
import {
  contentEndpoint,
  fakeContentService,
  jsonResponse,
} from './fake-content-service.fixture.ts'
import type { FakeContentService } from './fake-content-service.fixture.ts'

const site = { id: 'S1', uid: 'demo', type: 'custom_site', data: { 'meta-title': 'Demo' } }
const about = { id: 'P1', uid: 'about', type: 'internal_page', data: { title: 'About' } }

function clientOf(service: FakeContentService, timeoutMs = 2000) {
  return createContentClient({ endpoint: contentEndpoint, fetch: service.fetch, timeoutMs })
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('reading a repository', () => {
  it('asks for the custom_site by its uid [S7.90]', async () => {
    const service = fakeContentService([{ ...site, uid: 'other', id: 'S2' }, site])
    const found = await fetchSite(clientOf(service), { uid: 'demo' })
    expect(found?.site.document).toEqual({ type: 'custom_site', uid: 'demo', id: 'S1' })
    expect(found?.site.meta.title).toBe('Demo')
    expect(service.requests.at(-1)?.searchParams.getAll('q')).toEqual([
      '[[at(document.type, "custom_site")]]',
      '[[at(my.custom_site.uid, "demo")]]',
    ])
  })

  it('asks for 20 documents a page, and for 20 in all, unless told otherwise [S9.32]', async () => {
    const service = fakeContentService([site])
    await fetchSite(clientOf(service), { uid: 'demo' })
    expect(service.requests.at(-1)?.searchParams.get('pageSize')).toBe('20')
    const many = Array.from({ length: 50 }, (_, n) => ({ ...about, id: `P${n}`, uid: `p-${n}` }))
    const full = fakeContentService(many)
    expect(await findDocuments(clientOf(full), {})).toHaveLength(20)
    expect(full.requests.filter(({ pathname }) => pathname.endsWith('/search'))).toHaveLength(1)
  })

  it('gives 20 documents unless told otherwise, however many there are [S9.32]', async () => {
    const many = Array.from({ length: 45 }, (_, n) => ({ ...about, id: `P${n}`, uid: `p-${n}` }))
    const service = fakeContentService(many)
    const type = 'internal_page'
    expect(await findDocuments(clientOf(service), { type })).toHaveLength(20)
    expect(await findDocuments(clientOf(service), { type, limit: 45 })).toHaveLength(45)
  })

  it('gives undefined for a site and a page that do not exist', async () => {
    const service = fakeContentService()
    expect(await fetchSite(clientOf(service), { uid: 'nobody' })).toBeUndefined()
    expect(await fetchInternalPage(clientOf(service), { uid: 'nobody' })).toBeUndefined()
  })

  it('reads in a language, and in the main one what is not translated', async () => {
    const people = { ...about, id: 'P2', uid: 'people', lang: 'en-gb' }
    const english = { ...about, lang: 'en-gb' }
    const welsh = { ...about, id: 'P1-cy', lang: 'cy-gb', data: { title: 'Amdanom ni' } }
    const client = clientOf(fakeContentService([english, people, welsh])).inLanguage({
      lang: 'cy-gb',
      main: 'en-gb',
    })
    expect(await fetchInternalPage(client, { uid: 'about' })).toMatchObject({
      title: 'Amdanom ni',
      lang: 'cy-gb',
    })
    const { pages } = await fetchInternalPages(client)
    expect(pages.map(({ uid, lang }) => [uid, lang])).toEqual([
      ['about', 'cy-gb'],
      ['people', 'en-gb'],
    ])
  })

  it('finds an id in whichever language its document is in', async () => {
    const english = { ...about, lang: 'en-gb' }
    const welsh = { ...about, id: 'P1-cy', lang: 'cy-gb' }
    const client = clientOf(fakeContentService([english, welsh]))
    const welshClient = client.inLanguage({ lang: 'cy-gb', main: 'en-gb' })
    for (const one of [client, welshClient]) {
      for (const id of ['P1', 'P1-cy']) {
        expect(await findDocuments(one, { id })).toMatchObject([{ id }])
      }
    }
  })

  it('takes no document of another type for a page', async () => {
    const service = fakeContentService([{ ...about, type: 'tag_pages' }])
    expect(await fetchInternalPage(clientOf(service), { uid: 'about' })).toBeUndefined()
  })

  it('keeps a uid with quotes and brackets inside its predicate', async () => {
    const service = fakeContentService([about])
    const page = await fetchInternalPage(clientOf(service), { uid: 'about")][at(document.id, "x' })
    expect(page).toBeUndefined()
    expect(service.requests.at(-1)?.searchParams.getAll('q')[1]).toBe(
      String.raw`[[at(my.internal_page.uid, "about\")][at(document.id, \"x")]]`,
    )
  })

  it('reads internal pages a hundred at a time, up to 999 [S7.91]', async () => {
    const many = Array.from({ length: 1200 }, (_, n) => ({ ...about, id: `P${n}`, uid: `p-${n}` }))
    const service = fakeContentService(many)
    const { pages, broken } = await fetchInternalPages(clientOf(service))
    expect(broken).toEqual([])
    expect(pages).toHaveLength(999)
    expect(new Set(pages.map(({ uid }) => uid)).size).toBe(999)
    const searches = service.requests.filter(({ pathname }) => pathname.endsWith('/search'))
    expect(searches).toHaveLength(10)
    expect(searches[0]?.searchParams.get('q')).toBe('[[at(document.type, "internal_page")]]')
    expect(searches.map((url) => url.searchParams.get('pageSize'))).toEqual(Array(10).fill('100'))
  })

  it('lists broken pages beside the others', async () => {
    const service = fakeContentService([
      about,
      {
        ...about,
        id: 'P2',
        uid: 'bad',
        data: {
          content: [{ slice_type: 'gifts', primary: {}, items: [{ amount: 'lots', label: 'x' }] }],
        },
      },
    ])
    const { pages, broken } = await fetchInternalPages(clientOf(service))
    expect(pages.map(({ uid }) => uid)).toEqual(['about'])
    expect(broken.map(({ message }) => message)).toEqual([
      'internal_page/bad, content[0].items[0].amount: expected a number above 0, found "lots"',
    ])
  })

  it('keeps the entry document for a few seconds only', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const service = fakeContentService([about])
    const client = clientOf(service)
    const entries = () => service.requests.filter(({ pathname }) => pathname.endsWith('/v2')).length
    await fetchInternalPage(client, { uid: 'about' })
    await fetchInternalPage(client, { uid: 'about' })
    expect(entries()).toBe(1)
    vi.setSystemTime(Date.now() + 6000)
    await fetchInternalPage(client, { uid: 'about' })
    expect(entries()).toBe(2)
    vi.useRealTimers()
  })

  it('asks again with the master ref that a refusal names', async () => {
    const service = fakeContentService([about])
    const client = clientOf(service)
    await fetchInternalPage(client, { uid: 'about' })
    service.masterRef = 'ref-2'
    const page = await fetchInternalPage(client, { uid: 'about' })
    expect(page?.title).toBe('About')
    const refs = service.requests.flatMap((url) => url.searchParams.get('ref') ?? [])
    expect(refs).toEqual(['ref-1', 'ref-1', 'ref-2'])
  })

  it('sends the access token', async () => {
    const service = fakeContentService([site])
    const client = createContentClient({
      endpoint: contentEndpoint,
      fetch: service.fetch,
      accessToken: 'sesame',
    })
    await fetchSite(client, { uid: 'demo' })
    const tokens = service.requests.map((url) => url.searchParams.get('access_token'))
    expect(tokens).toEqual(['sesame', 'sesame'])
  })

  it.each([undefined, ''])('sends no access token where there is %j', async (accessToken) => {
    const service = fakeContentService([site])
    const client = createContentClient({
      endpoint: contentEndpoint,
      fetch: service.fetch,
      accessToken,
    })
    await fetchSite(client, { uid: 'demo' })
    const tokens = service.requests.map((url) => url.searchParams.has('access_token'))
    expect(tokens).toEqual([false, false])
  })

  it.each(['', '/', '///'])(
    'asks the same addresses where the endpoint ends in %j',
    async (end) => {
      const service = fakeContentService([site])
      const client = createContentClient({
        endpoint: `${contentEndpoint}${end}`,
        fetch: service.fetch,
      })
      await fetchSite(client, { uid: 'demo' })
      expect(service.requests.map(({ origin, pathname }) => `${origin}${pathname}`)).toEqual([
        contentEndpoint,
        `${contentEndpoint}/documents/search`,
      ])
    },
  )

  it('shows everybody what is published, whatever preview a visitor’s cookie names', async () => {
    const service = fakeContentService([site])
    vi.stubGlobal('document', { cookie: 'io.prismic.preview=draft-1' })
    expect(await fetchSite(clientOf(service), { uid: 'demo' })).toBeDefined()
    const refs = service.requests.flatMap((url) => url.searchParams.get('ref') ?? [])
    expect(refs).toEqual(['ref-1'])
  })

  it.each(['demo', '', 'file:///etc/passwd', 'ftp://demo.example/api/v2'])(
    'refuses the endpoint %j, which is no web address',
    (address) => {
      const words = `The content endpoint must be an http(s) address, not "${address}"`
      expect(() => createContentClient({ endpoint: address })).toThrow(new TypeError(words))
    },
  )
})

describe('a content service that cannot be read', () => {
  it.each([
    ['no connection', 'unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'no repository',
      'no-repository',
      () => Promise.resolve(jsonResponse({ message: 'Not found' }, 404)),
    ],
    [
      'no access',
      'forbidden',
      () => Promise.resolve(jsonResponse({ error: 'x', message: 'No' }, 401)),
    ],
    ['an error', 'bad-answer', () => Promise.resolve(new Response('Oops', { status: 500 }))],
    ['a web page', 'bad-answer', () => Promise.resolve(new Response('<html></html>'))],
    [
      'a 404 that is a web page',
      'no-repository',
      () => Promise.resolve(new Response('<h1>404</h1>', { status: 404 })),
    ],
    ['an empty object', 'bad-answer', () => Promise.resolve(jsonResponse({}))],
    ['null', 'bad-answer', () => Promise.resolve(jsonResponse(null))],
  ])('tells %s apart as %s', async (_name, reason, respond) => {
    const service = fakeContentService([site])
    service.intercept = respond
    const error = await failureOf(fetchSite(clientOf(service), { uid: 'demo' }))
    expect(error).toBeInstanceOf(ContentUnavailableError)
    expect(error).toMatchObject({ reason, endpoint: contentEndpoint })
  })

  it.each([
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'there is no such repository',
      () => Promise.resolve(jsonResponse({ message: 'Not found' }, 404)),
    ],
    ['it wants a valid access token', () => Promise.resolve(jsonResponse({ error: 'x' }, 401))],
    ['it answered with an error', () => Promise.resolve(new Response('Oops', { status: 500 }))],
    ['its answer is not that of a content service', () => Promise.resolve(jsonResponse({}))],
  ])('says in words that %s', async (words, respond) => {
    const service = fakeContentService([site])
    service.intercept = respond
    await expect(fetchSite(clientOf(service), { uid: 'demo' })).rejects.toThrow(
      `The content service at ${contentEndpoint} cannot be read: ${words}`,
    )
  })

  it('has the network’s own error as its cause, and no other', async () => {
    const service = fakeContentService([site])
    const refused = new TypeError('fetch failed')
    service.intercept = () => Promise.reject(refused)
    expect(await failureOf(fetchSite(clientOf(service), { uid: 'demo' }))).toMatchObject({
      cause: refused,
    })
    service.intercept = () => Promise.resolve(jsonResponse({}))
    expect(await failureOf(fetchSite(clientOf(service), { uid: 'demo' }))).not.toHaveProperty(
      'cause',
    )
  })

  it.each([{ results: 'many' }, { next_page: null }, [], 7])(
    'takes the results %j for no answer of a content service',
    async (body) => {
      const service = fakeContentService([site])
      service.intercept = (url) =>
        url.pathname.endsWith('/search') ? Promise.resolve(jsonResponse(body)) : undefined
      await expect(findDocuments(clientOf(service), {})).rejects.toThrow(
        'its answer is not that of a content service',
      )
    },
  )

  it.each([
    ['results that are no list', { results: 'many' }],
    [
      'a list of nothing but junk',
      { results: [1, null, 'x'], next_page: 'https://demo.example/2' },
    ],
  ])('survives %s', async (_name, body) => {
    const service = fakeContentService()
    service.intercept = (url) =>
      url.pathname.endsWith('/search') ? Promise.resolve(jsonResponse(body)) : undefined
    const outcome = await failureOf(fetchSite(clientOf(service), { uid: 'demo' }))
    expect([undefined, ContentUnavailableError]).toContain(
      outcome instanceof ContentUnavailableError ? ContentUnavailableError : outcome,
    )
  })

  it('gives up when no answer comes in time', async () => {
    const service = fakeContentService([site])
    service.intercept = (_url, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    const error = await failureOf(fetchSite(clientOf(service, 30), { uid: 'demo' }))
    expect(error).toMatchObject({ name: 'ContentUnavailableError', reason: 'timeout' })
    expect(String(error)).toContain('cannot be read: it did not answer in time')
  })

  it('does not sleep past its deadline when it is told to come back in an hour', async () => {
    const service = fakeContentService([site])
    service.intercept = () =>
      Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '3600' } }))
    const error = await failureOf(fetchSite(clientOf(service, 50), { uid: 'demo' }))
    expect(error).toMatchObject({ reason: 'timeout' })
  })

  it('gives up for good when every ref is refused', async () => {
    const service = fakeContentService([site])
    service.intercept = (url) =>
      url.pathname.endsWith('/search')
        ? Promise.resolve(
            jsonResponse(
              { type: 'api_notfound_error', message: 'Ref not found. Master ref is: r' },
              404,
            ),
          )
        : undefined
    const error = await failureOf(fetchSite(clientOf(service), { uid: 'demo' }))
    expect(error).toMatchObject({ reason: 'bad-answer' })
    expect(service.requests.length).toBeLessThan(6)
  })

  it('stops with the caller’s own reason when the caller stops', async () => {
    const service = fakeContentService([site])
    const controller = new AbortController()
    service.intercept = () => {
      controller.abort(new Error('left the page'))
      return undefined
    }
    const { signal } = controller
    const error = await failureOf(fetchSite(clientOf(service), { uid: 'demo', signal }))
    expect(error).toMatchObject({ message: 'left the page' })
  })

  it('never says the access token', async () => {
    const service = fakeContentService([site])
    service.intercept = () => Promise.resolve(jsonResponse({ error: 'x', message: 'No' }, 401))
    const client = createContentClient({
      endpoint: contentEndpoint,
      fetch: service.fetch,
      accessToken: 'sesame',
    })
    const error = await failureOf(fetchSite(client, { uid: 'demo' }))
    const { inspect } = await import('node:util')
    expect(inspect(error, { depth: 9 })).not.toContain('sesame')
  })
})

describe('a document that the content service cannot read', () => {
  it.each([
    [{ message: 'Unexpected token }' }, 'Unexpected token }'],
    [{ message: 7 }, 'it cannot be read'],
    [{}, 'it cannot be read'],
  ])('is a content error that says %j as %s', async (told, problem) => {
    const document = { type: 'internal_page', uid: 'about' }
    const service = fakeContentService([about])
    service.intercept = (url) =>
      url.pathname.endsWith('/search')
        ? Promise.resolve(jsonResponse({ type: 'content_document_error', ...told, document }, 500))
        : undefined
    const error = await failureOf(fetchInternalPage(clientOf(service), { uid: 'about' }))
    expect(error).toMatchObject({ name: 'ContentError', problem, document })
  })

  it('is a content error that names it', async () => {
    const service = fakeContentService([about])
    service.intercept = (url) =>
      url.pathname.endsWith('/search')
        ? Promise.resolve(
            jsonResponse(
              {
                type: 'content_document_error',
                message: 'internal_page/about: Unexpected token } (line 3, column 5)',
                document: { type: 'internal_page', uid: 'about' },
              },
              500,
            ),
          )
        : undefined
    const error = await failureOf(fetchInternalPage(clientOf(service), { uid: 'about' }))
    expect(error).toBeInstanceOf(ContentError)
    expect(error).toMatchObject({
      message: 'internal_page/about: Unexpected token } (line 3, column 5)',
      problem: 'Unexpected token } (line 3, column 5)',
      field: '',
      document: { type: 'internal_page', uid: 'about' },
    })
  })
})
