import { describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError } from '../documents/errors.ts'
import { fetchSite } from '../site/parse-site.ts'
import { clientOf, fakeContentService } from '../sources/fake-content-service.fixture.ts'
import { fetchPreviewDocument, fetchPreviewPage, fetchPreviewSite } from './fetch-preview.ts'
import {
  countDownPreview,
  currentPreview,
  formatSecondsLeft,
  isPreviewValid,
  loadPreview,
  type PreviewClock,
  previewLengthMs,
  type PreviewLoad,
  previewRequest,
  type PreviewState,
  type PreviewStorage,
  startPreview,
} from './preview.ts'

const startMs = Date.parse('2026-06-01T12:00:00Z')
const minuteMs = 60_000

function fakeClock(): PreviewClock & { nowMs: number; pass(ms: number): void; timers: number } {
  const ticks = new Map<() => void, number>()
  const clock = {
    nowMs: startMs,
    now: () => clock.nowMs,
    every: (everyMs: number, tick: () => void) => {
      ticks.set(tick, everyMs)
      return () => ticks.delete(tick)
    },
    get timers() {
      return ticks.size
    },
    pass: (ms: number) => {
      for (const end = clock.nowMs + ms; clock.nowMs < end;) {
        clock.nowMs += 1000
        for (const tick of ticks.keys()) tick()
      }
    },
  }
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
  it('is stored as token, repository, expiry and document, and ends in 30 minutes [S3.68, S4.22]', () => {
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

  it('is honoured until it expires, then discarded [S4.25, S5.28]', () => {
    const clock = fakeClock()
    const storage = fakeStorage()
    const preview = startPreview(wanted, { clock, storage })
    clock.nowMs = preview.expiry - 1
    expect(currentPreview({ clock, storage })).toEqual(preview)
    clock.nowMs = preview.expiry
    expect(currentPreview({ clock, storage })).toBeUndefined()
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
  ])('is not %j, which is discarded', (stored) => {
    const storage = fakeStorage(stored)
    expect(currentPreview({ clock: fakeClock(), storage })).toBeUndefined()
    expect(storage.stored).toBeUndefined()
  })

  it.each([undefined, null])('is nothing when %s is stored, and nothing is discarded', (stored) => {
    const storage = { ...fakeStorage(stored), remove: vi.fn<() => void>() }
    expect(currentPreview({ clock: fakeClock(), storage })).toBeUndefined()
    expect(storage.remove).not.toHaveBeenCalled()
  })
})

describe('the countdown', () => {
  function started() {
    const clock = fakeClock()
    const storage = fakeStorage()
    const preview = startPreview(wanted, { clock, storage })
    const on = { tick: vi.fn<(seconds: number) => void>(), reload: vi.fn<() => void>() }
    return { clock, storage, on, countdown: countDownPreview(preview, { clock, storage }, on) }
  }

  it('ticks each second', () => {
    const { clock, on } = started()
    clock.pass(3000)
    expect(on.tick.mock.calls.flat()).toEqual([1800, 1799, 1798, 1797])
    expect(formatSecondsLeft(1797)).toBe('29:57')
    expect([0, 9, -1, Number.NaN].map(formatSecondsLeft)).toEqual(['0:00', '0:09', '0:00', '0:00'])
  })

  it('forgets the token and reloads at zero, once', () => {
    const { clock, storage, on } = started()
    clock.pass(30 * minuteMs - 1000)
    expect(on.reload).not.toHaveBeenCalled()
    clock.pass(1000)
    expect(storage.stored).toBeUndefined()
    clock.pass(5000)
    expect(on.reload).toHaveBeenCalledTimes(1)
    expect(clock.timers).toBe(0)
  })

  it('forgets the token and reloads when the preview is left', () => {
    const { clock, storage, on, countdown } = started()
    on.reload.mockImplementation(() => expect(storage.stored).toBeUndefined())
    countdown.leave()
    countdown.leave()
    expect(on.reload).toHaveBeenCalledTimes(1)
    expect(clock.timers).toBe(0)
  })

  it('says nothing any more once it has stopped, however late the clock ticks', () => {
    const ticks: (() => void)[] = []
    const clock = {
      ...fakeClock(),
      every: (_everyMs: number, tick: () => void) => {
        ticks.push(tick)
        return () => undefined
      },
    }
    const storage = fakeStorage()
    const on = { tick: vi.fn<(seconds: number) => void>(), reload: vi.fn<() => void>() }
    const preview = startPreview(wanted, { clock, storage })
    countDownPreview(preview, { clock, storage }, on).stop()
    for (const tick of ticks) tick()
    expect(ticks).toHaveLength(1)
    expect(on.tick).toHaveBeenCalledTimes(1)
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
])('reads the preview that ?%s asks for', (query, expected) =>
  expect(previewRequest(new URLSearchParams(query))).toEqual(expected),
)

describe('loading a preview', () => {
  async function statesOf(fetchDraft: () => Promise<unknown>) {
    const states: PreviewLoad<unknown>[] = []
    await loadPreview(fetchDraft, (load) => states.push(load))
    return states.map((load) => ({ ...load }))
  }

  it('goes from fetching to fetched or failed', async () => {
    const error = new Error('no')
    expect(await statesOf(async () => 7)).toEqual([
      { status: 'fetching' },
      { status: 'fetched', content: 7 },
    ])
    expect(await statesOf(() => Promise.reject(error))).toEqual([
      { status: 'fetching' },
      { status: 'failed', error },
    ])
    expect(await statesOf(async () => undefined)).toMatchObject([{}, { status: 'failed' }])
  })

  const site = { id: 'S1', uid: 'demo', type: 'custom_site', data: { 'meta-title': 'Published' } }
  const page = { id: 'P1', uid: 'about', type: 'internal_page', data: { title: 'Published' } }
  const draftSite = { ...site, data: { 'meta-title': 'Draft' } }
  const draftPage = { ...page, data: { title: 'Draft' } }

  function previewing() {
    const service = fakeContentService([site, page])
    service.drafts['preview-1'] = [draftPage, draftSite]
    return { service, client: clientOf(service) }
  }

  it('shows drafts by the token, and what is published without it', async () => {
    const { client } = previewing()
    const preview = { previewToken: 'preview-1' }
    const drafts = await fetchPreviewSite(client, preview, { uid: 'demo' })
    expect(drafts?.site.meta.title).toBe('Draft')
    expect((await fetchPreviewPage(client, preview, { uid: 'about' }))?.title).toBe('Draft')
    expect((await fetchSite(client, { uid: 'demo' }))?.site.meta.title).toBe('Published')
  })

  it('asks for the preview document with the token as its ref [S7.94]', async () => {
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

  it('finds a document by its uid in the language of the client, or else in another one', async () => {
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
    const main = clientOf(service)
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

  it.each(['preview-expired', 'preview-unknown'])('shows nothing for %s', async (previewToken) => {
    const { client } = previewing()
    const failure = fetchPreviewPage(client, { previewToken }, { uid: 'about' })
    await expect(failure).rejects.toBeInstanceOf(ContentUnavailableError)
    await expect(failure).rejects.toMatchObject({ reason: 'no-such-ref' })
    await expect(failure).rejects.toThrow('the preview or ref is unknown or has expired')
  })
})

it.each([
  ['previewToken=%20a%20&previewUID=%20b%20', { previewToken: 'a', previewUID: 'b' }],
  ['previewToken=a&previewUID=%20', { previewToken: 'a' }],
  ['previewToken=a&documentId=b', { previewToken: 'a' }],
  ['previewToken=%20&token=%20c%20&documentId=d', { previewToken: 'c', previewUID: 'd' }],
  ['token=c&previewUID=b', { previewToken: 'c' }],
  ['previewUID=b&documentId=d', undefined],
  ['previewToken=%20&token=%20', undefined],
])('reads the preview that ?%s asks for, without spaces around it', (query, expected) =>
  expect(previewRequest(new URLSearchParams(query))).toStrictEqual(expected),
)

const nowMs = 1_000_000

it.each([
  [nowMs - 1, false],
  [nowMs, false],
  [nowMs + 1, true],
  [nowMs + previewLengthMs, true],
  [nowMs + previewLengthMs + 1, false],
])('a preview that ends at %d is honoured at 1000000: %s [S5.28]', (expiry, expected) =>
  expect(isPreviewValid({ previewToken: 't', repo: 'r', expiry }, nowMs)).toBe(expected),
)
