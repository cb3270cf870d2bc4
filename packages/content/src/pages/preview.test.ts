import { describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError } from '../documents/errors.ts'
import { fetchSite } from '../site/parse-site.ts'
import { clientFor, fakeContentService } from '../sources/fake-content-service.fixture.ts'
import { fetchInternalPage } from './internal-pages.ts'
import {
  getCurrentPreview,
  fetchPreviewDocument,
  parsePreviewRequest,
  type PreviewState,
  type PreviewStorage,
  startPreview,
} from './preview.ts'

const startMs = Date.parse('2026-06-01T12:00:00Z')
const minuteMs = 60_000

function fakeClock() {
  const clock = { nowMs: startMs, now: () => clock.nowMs }
  return clock
}

function fakeStorage(stored?: unknown): PreviewStorage & { stored: unknown } {
  const storage = {
    stored,
    read: () => storage.stored,
    write: (preview: PreviewState) => {
      storage.stored = preview
    },
    remove: () => {
      storage.stored = undefined
    },
  }
  return storage
}

const wanted = { previewToken: 'preview-1', repo: 'demo', previewUID: 'P1' }

describe('a preview', () => {
  it('is stored with token, repository, expiry and document, and lasts 30 minutes [S3.68, S4.22]', () => {
    const clock = fakeClock()
    const storage = fakeStorage()
    const preview = startPreview(wanted, { clock, storage })
    expect(preview).toEqual({ ...wanted, expiry: startMs + 30 * minuteMs })
    expect(storage.stored).toEqual(preview)
    for (const whole of [{}, { previewUID: undefined }, { previewUID: '' }]) {
      const started = startPreview({ previewToken: 't', repo: 'r', ...whole }, { clock, storage })
      expect(started).not.toHaveProperty('previewUID')
    }
  })

  it('is valid until it expires, then removed [S4.25, S5.28]', () => {
    const clock = fakeClock()
    const storage = fakeStorage()
    const preview = startPreview(wanted, { clock, storage })
    // From the last millisecond back to the start, and not before it: a stored expiry may have been changed.
    for (const [beforeMs, isValid] of [
      [1, true],
      [30 * minuteMs, true],
      [30 * minuteMs + 1, false],
    ] as const) {
      storage.write(preview)
      clock.nowMs = preview.expiry - beforeMs
      expect(getCurrentPreview({ clock, storage })).toEqual(isValid ? preview : undefined)
    }
    storage.write(preview)
    clock.nowMs = preview.expiry
    expect(getCurrentPreview({ clock, storage })).toBeUndefined()
    expect(storage.stored).toBeUndefined()
  })

  it.each([
    7,
    'x',
    [],
    {},
    { ...wanted, expiry: 'soon' },
    { ...wanted, expiry: Number.NaN },
    { ...wanted, previewToken: '', expiry: startMs + 1 },
    { ...wanted, expiry: startMs + 1e12 },
  ])('is removed if it is invalid: %j', (stored) => {
    const storage = fakeStorage(stored)
    expect(getCurrentPreview({ clock: fakeClock(), storage })).toBeUndefined()
    expect(storage.stored).toBeUndefined()
  })

  it.each([undefined, null])('is undefined if %s is stored, and nothing is removed', (stored) => {
    const storage = { ...fakeStorage(stored), remove: vi.fn<() => void>() }
    expect(getCurrentPreview({ clock: fakeClock(), storage })).toBeUndefined()
    expect(storage.remove).not.toHaveBeenCalled()
  })
})

it.each([
  ['previewToken=abc', { previewToken: 'abc' }],
  ['previewToken=abc&previewUID=about', { previewToken: 'abc', previewUID: 'about' }],
  [
    'token=https%3A%2F%2Fx.y%2Fz&documentId=Zx',
    { previewToken: 'https://x.y/z', previewUID: 'Zx' },
  ],
  ['previewToken=a&token=b', { previewToken: 'a' }],
  ['previewToken=&token=', undefined],
  ['', undefined],
  ['previewToken=%20a%20&previewUID=%20b%20', { previewToken: 'a', previewUID: 'b' }],
  ['previewToken=a&previewUID=%20', { previewToken: 'a' }],
  ['previewToken=a&documentId=b', { previewToken: 'a' }],
  ['previewToken=%20&token=%20c%20&documentId=d', { previewToken: 'c', previewUID: 'd' }],
  ['token=c&previewUID=b', { previewToken: 'c' }],
  ['previewUID=b&documentId=d', undefined],
  ['previewToken=%20&token=%20', undefined],
])('parsePreviewRequest reads %j, trimmed', (query, expected) =>
  expect(parsePreviewRequest(new URLSearchParams(query))).toStrictEqual(expected),
)

describe('previewed documents', () => {
  const site = { id: 'S1', uid: 'demo', type: 'custom_site', data: { 'meta-title': 'Published' } }
  const page = { id: 'P1', uid: 'about', type: 'internal_page', data: { title: 'Published' } }
  const draftSite = { ...site, data: { 'meta-title': 'Draft' } }
  const draftPage = { ...page, data: { title: 'Draft' } }

  function previewing() {
    const service = fakeContentService([site, page])
    service.drafts['preview-1'] = [draftPage, draftSite]
    return { service, client: clientFor(service) }
  }

  it('are read by the token, and published ones without it', async () => {
    const { client } = previewing()
    const drafts = client.atRef('preview-1')
    expect((await fetchSite(drafts, { uid: 'demo' }))?.site.meta.title).toBe('Draft')
    expect((await fetchInternalPage(drafts, { uid: 'about' }))?.title).toBe('Draft')
    expect((await fetchSite(client, { uid: 'demo' }))?.site.meta.title).toBe('Published')
  })

  it('are requested with the token as ref [S7.94]', async () => {
    const { client, service } = previewing()
    const preview = { previewToken: 'preview-1' }
    expect(await fetchPreviewDocument(client, preview)).toEqual(draftPage)
    expect(service.requests.at(-1)?.searchParams.get('ref')).toBe('preview-1')
    expect(service.requests.at(-1)?.searchParams.get('q')).toBeNull()
    expect(await fetchPreviewDocument(client, { ...preview, previewUID: 'S1' })).toEqual(draftSite)
    expect(await fetchPreviewDocument(client, { ...preview, previewUID: 'about' })).toEqual(
      draftPage,
    )
    expect(await fetchPreviewDocument(client, { ...preview, previewUID: 'no' })).toBeUndefined()
  })

  it('are found by uid in the language of the client, or else in another one', async () => {
    const type = 'internal_page'
    const document = (id: string, uid: string, lang: string) => ({ id, uid, lang, type, data: {} })
    const many = Array.from({ length: 120 }, (_, at) => document(`P${at}`, `page-${at}`, 'en-gb'))
    const service = fakeContentService([
      ...many,
      document('A', 'about', 'en-gb'),
      document('A-cy', 'about', 'cy-gb'),
      document('C-cy', 'cynlluniau', 'cy-gb'),
    ])
    service.drafts['preview-1'] = []
    const main = clientFor(service)
    const welsh = main.inLanguage({ lang: 'cy-gb', main: 'en-gb' })
    const found = async (client: typeof main, previewUID: string) =>
      (await fetchPreviewDocument(client, { previewToken: 'preview-1', previewUID }))?.['id']
    expect(await found(main, 'about')).toBe('A')
    expect(await found(welsh, 'about')).toBe('A-cy')
    expect(await found(main, 'cynlluniau')).toBe('C-cy')
    expect(await found(main, 'A-cy')).toBe('A-cy')
    expect(await found(main, 'page-119')).toBe('P119')
    expect(await found(main, 'nobody')).toBeUndefined()
  })

  it.each(['preview-expired', 'preview-unknown'])(
    'cannot be read with %s',
    async (previewToken) => {
      const { client } = previewing()
      const failure = fetchInternalPage(client.atRef(previewToken), { uid: 'about' })
      await expect(failure).rejects.toBeInstanceOf(ContentUnavailableError)
      await expect(failure).rejects.toMatchObject({ reason: 'no-such-ref' })
      await expect(failure).rejects.toThrow('the preview or ref is unknown or has expired')
    },
  )
})
