import type { ExpectStatic } from 'vitest'
import { isRecord } from '../documents/values.ts'
import type { ContentSource, DocumentFilter } from '../sources/content-source.ts'
import {
  aboutQuery,
  type ClauseDocument,
  clauseDocuments,
  englishCode,
  englishDocuments,
  englishPages,
  oddDocument,
  pageDocument,
  siteDocument,
  type SourceUnderTest,
  type,
  welshCode,
} from './clause-documents.ts'

export interface TestRunner {
  readonly describe: (name: string, body: () => void) => unknown
  readonly it: (name: string, check: () => Promise<void>) => unknown
  readonly expect: ExpectStatic
}

/**
 * Registers the conformance tests of a {@link ContentSource}.
 *
 * @param runner - Vitest's `{ describe, it, expect }`
 * @param name - name of the source, for test titles
 * @param setUp - called for each test. Creates a source whose published documents are exactly the given ones
 *
 * @example
 * ```ts
 * describeContentSource({ describe, it, expect }, 'our source', async (documents) => {
 *   const system = startSystem(documents)
 *   return {
 *     source: ourSource(system),
 *     publish: (next) => system.replace(next),
 *     saveDrafts: (drafts) => system.preview(drafts),
 *     close: () => system.stop(),
 *   }
 * })
 * ```
 */
export function describeContentSource(
  { describe, it, expect }: TestRunner,
  name: string,
  setUp: (documents: readonly ClauseDocument[]) => SourceUnderTest | Promise<SourceUnderTest>,
): void {
  describe(`${name} as a content source`, () => {
    for (const [title, [call, expected]] of Object.entries(sourceClauses)) {
      it(title, async () => {
        const tested = await setUp(clauseDocuments)
        try {
          expect(await call(tested)).toEqual(expected)
        } finally {
          await tested.close?.()
        }
      })
    }
  })
}

/** A call and its expected result, compared by value. */
type Row = readonly [call: (tested: SourceUnderTest) => unknown, expected: unknown]

const about = { type, uid: 'about' }
const draftAbout = [pageDocument('about', 'Draft')]
const oddUids = ['about")][at(document.id, "x', '../internal_page/about', 'about.json', '*', '']
const reason = new Error('left the page')
const signal = AbortSignal.abort(reason)

async function fetchAll(
  source: ContentSource,
  filter: DocumentFilter,
): Promise<readonly Record<string, unknown>[]> {
  return (await source.find({ ...filter, page: 1, pageSize: 20 })).documents
}

const documentName = (document: Record<string, unknown>) =>
  `${String(document['type'])}/${String(document['uid'])}`

const sortedNames = (documents: readonly ClauseDocument[]) =>
  documents.map((document) => documentName({ ...document })).toSorted()

async function fetchNames(source: ContentSource, filter: DocumentFilter): Promise<string[]> {
  return (await fetchAll(source, filter)).map(documentName)
}

async function fetchTitles(source: ContentSource, filter: DocumentFilter): Promise<unknown[]> {
  const documents = await fetchAll(source, filter)
  return documents.map(({ data }) => (isRecord(data) ? data['title'] : undefined))
}

async function fetchId(source: ContentSource): Promise<string> {
  const [found] = await fetchAll(source, about)
  const id = found?.['id']
  if (typeof id !== 'string' || id === '') throw new Error('internal_page/about has no id')
  return id
}

/** Fetches all internal pages, a few at a time. Stops eventually, even if `hasMore` is always true. */
async function fetchInParts(source: ContentSource, pageSize: number): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; page <= 2 * englishPages.length; page += 1) {
    const { documents, hasMore } = await source.find({ type, page, pageSize })
    found.push(...documents.map(documentName))
    if (!hasMore) break
  }
  return found.toSorted()
}

async function getRejection(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error('The call did not reject')
}

async function getReasonAt(source: ContentSource, ref: string): Promise<unknown> {
  const error = await getRejection(source.at(ref).find(aboutQuery))
  return isRecord(error) ? error['reason'] : undefined
}

function hasEveryField(document: Record<string, unknown>): boolean {
  const isNamed = ['type', 'uid', 'id', 'lang'].every((field) => {
    const value = document[field]
    return typeof value === 'string' && value !== ''
  })
  return isNamed && isRecord(document['data'])
}

function isWebOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.origin === text && /^https?:$/.test(url.protocol)
}

async function changesVersion(
  { source, publish }: SourceUnderTest,
  documents: readonly ClauseDocument[],
): Promise<boolean> {
  const version = await source.version()
  await publish(documents)
  return (await source.version()) !== version
}

const finding: Readonly<Record<string, Row>> = {
  'find returns the document with a type and uid': [
    ({ source }) => fetchTitles(source, about),
    ['About'],
  ],
  'find returns no documents for an unknown type, uid or id': [
    ({ source }) =>
      Promise.all([
        fetchNames(source, { type: 'nothing' }),
        fetchNames(source, { type, uid: 'nobody' }),
        fetchNames(source, { id: 'no-such-id' }),
      ]),
    [[], [], []],
  ],
  'find returns the uid of the requested type only': [
    ({ source }) => fetchNames(source, { type: 'tag_pages', uid: 'about' }),
    ['tag_pages/about'],
  ],
  'find compares uids case-sensitively': [
    ({ source }) => fetchNames(source, { type, uid: 'ABOUT' }),
    [],
  ],
  'find returns no documents for a uid with quotes, brackets, dots or slashes': [
    ({ source }) => Promise.all(oddUids.map((uid) => fetchNames(source, { type, uid }))),
    oddUids.map(() => []),
  ],
  'find returns the document with an id': [
    async ({ source }) => fetchNames(source, { id: await fetchId(source) }),
    ['internal_page/about'],
  ],
  'find returns an id of the requested type only': [
    async ({ source }) => {
      const id = await fetchId(source)
      return Promise.all([type, 'tag_pages'].map((each) => fetchNames(source, { type: each, id })))
    },
    [['internal_page/about'], []],
  ],
  'find returns every document of a type': [
    async ({ source }) => (await fetchNames(source, { type })).toSorted(),
    sortedNames(englishPages),
  ],
  'find returns every document without a filter': [
    async ({ source }) => (await fetchNames(source, {})).toSorted(),
    sortedNames(englishDocuments),
  ],
  'find returns documents with type, uid, id, language and data': [
    async ({ source }) => (await fetchAll(source, {})).filter((each) => !hasEveryField(each)),
    [],
  ],
  'find returns documents with unique ids': [
    async ({ source }) => new Set((await fetchAll(source, { lang: '*' })).map(({ id }) => id)).size,
    clauseDocuments.length,
  ],
  'find returns data unchanged, also after the caller mutated an earlier result': [
    async ({ source }) => {
      const fetchOdd = async () => (await fetchAll(source, { type, uid: 'odd' }))[0]?.['data']
      const data = await fetchOdd()
      const copy: unknown = structuredClone(data)
      if (isRecord(data)) {
        data['title'] = 'changed'
        if (Array.isArray(data['content'])) data['content'].length = 0
      }
      return [copy, await fetchOdd()]
    },
    [oddDocument.data, oddDocument.data],
  ],
  'find returns the main language by default, another language, or every language for *': [
    async ({ source }) => [
      [...new Set((await fetchAll(source, {})).map(({ lang }) => lang))],
      await fetchTitles(source, { ...about, lang: welshCode }),
      (await fetchTitles(source, { ...about, lang: '*' })).map(String).toSorted(),
    ],
    [[englishCode], ['Amdanom'], ['About', 'Amdanom']],
  ],
}

const changing: Readonly<Record<string, Row>> = {
  'find returns at most pageSize documents': [
    async ({ source }) => (await source.find({ type, page: 1, pageSize: 2 })).documents.length,
    2,
  ],
  'find returns every document once over all pages': [
    async ({ source }) => [await fetchInParts(source, 2), await fetchInParts(source, 5)],
    [sortedNames(englishPages), sortedNames(englishPages)],
  ],
  'hasMore is true before the last page, and false on a full last page': [
    async ({ source }) => {
      const sizes = [
        [1, 2],
        [3, 2],
        [1, 20],
      ] as const
      const pages = sizes.map(([page, pageSize]) => source.find({ type, page, pageSize }))
      return (await Promise.all(pages)).map(({ hasMore }) => hasMore)
    },
    [true, false, false],
  ],
  'find returns an empty page after the last one': [
    async ({ source }) => {
      const { documents, hasMore } = await source.find({ type, page: 9, pageSize: 2 })
      return [documents.length, hasMore]
    },
    [0, false],
  ],
  'find has a stable order': [
    async ({ source }) => {
      const results = []
      for (let time = 0; time < 5; time += 1) results.push(await fetchNames(source, {}))
      return new Set(results.map((names) => names.join())).size
    },
    1,
  ],
  'find supports concurrent calls': [
    ({ source }) =>
      Promise.all(
        englishPages.flatMap(({ uid }) => [1, 2, 3].map(() => fetchNames(source, { type, uid }))),
      ),
    englishPages.flatMap(({ uid }) => [1, 2, 3].map(() => [`${type}/${uid}`])),
  ],
  'version returns the same text until the next publication': [
    async ({ source }) => {
      const version = await source.version()
      await fetchNames(source, {})
      const isSame = (await source.version()) === version
      return [typeof version === 'string' && version !== '', isSame]
    },
    [true, true],
  ],
  'version changes when documents are changed or removed': [
    async (tested) => [
      await changesVersion(tested, [siteDocument, pageDocument('about', 'About us')]),
      await changesVersion(tested, [siteDocument, pageDocument('about', 'About all')]),
      await changesVersion(tested, [siteDocument]),
    ],
    [true, true, true],
  ],
  'find returns published changes after version has been called': [
    async ({ source, publish }) => {
      await fetchTitles(source, about)
      await publish([siteDocument, pageDocument('about', 'About us'), pageDocument('new', 'New')])
      await source.version()
      return [await fetchTitles(source, about), await fetchTitles(source, { type, uid: 'new' })]
    },
    [['About us'], ['New']],
  ],
  'find does not return removed documents after version has been called': [
    async ({ source, publish }) => {
      const id = await fetchId(source)
      await publish([siteDocument])
      await source.version()
      return [await fetchNames(source, about), await fetchNames(source, { id })]
    },
    [[], []],
  ],
}

const previewing: Readonly<Record<string, Row>> = {
  'a source at a ref returns the draft instead of the published document, with the same id': [
    async ({ source, saveDrafts }) => {
      const id = await fetchId(source)
      const drafts = source.at(await saveDrafts(draftAbout))
      return [await fetchTitles(drafts, about), await fetchTitles(drafts, { id })]
    },
    [['Draft'], ['Draft']],
  ],
  'a source at a ref returns published documents without a draft': [
    async ({ source, saveDrafts }) =>
      (await fetchNames(source.at(await saveDrafts(draftAbout)), {})).toSorted(),
    sortedNames(englishDocuments),
  ],
  'a source at a ref returns drafts that were never published': [
    async ({ source, saveDrafts }) => {
      const ref = await saveDrafts([pageDocument('new', 'New')])
      return fetchTitles(source.at(ref), { type, uid: 'new' })
    },
    ['New'],
  ],
  'find returns no drafts without a ref': [
    async ({ source, saveDrafts }) => {
      const ref = await saveDrafts([...draftAbout, pageDocument('new', 'New')])
      await fetchNames(source.at(ref), {})
      return [await fetchTitles(source, about), await fetchNames(source, { type, uid: 'new' })]
    },
    [['About'], []],
  ],
  'version does not change when a draft is saved': [
    async ({ source, saveDrafts }) => {
      const version = await source.version()
      await saveDrafts(draftAbout)
      return (await source.version()) === version
    },
    true,
  ],
  'a source at an unknown or invalid ref rejects with no-such-ref': [
    async ({ source, saveDrafts }) => {
      const ref = await saveDrafts(draftAbout)
      const others = ['no-such-ref', '', ' ', '../..', '*', `../${ref}`, `x${ref}`, 'ŵ'.repeat(500)]
      return Promise.all(others.map((other) => getReasonAt(source, other)))
    },
    Array.from({ length: 8 }, () => 'no-such-ref'),
  ],
  'find and version reject with the reason of an aborted signal': [
    async ({ source }) => [
      (await getRejection(source.find(aboutQuery, { signal }))) === reason,
      (await getRejection(source.version({ signal }))) === reason,
    ],
    [true, true],
  ],
  'place is one line of text': [({ source }) => /^\S.*$/.test(source.location), true],
  'mediaOrigins are http(s) origins': [
    ({ source }) => source.mediaOrigins.filter((origin) => !isWebOrigin(origin)),
    [],
  ],
  'fetchMedia responds 404 for a missing file': [
    async ({ source }) => {
      const missing = ['nothing.svg', '..%2fcustom_site%2friver.json', '%ff.png']
      const origins = source.fetchMedia === undefined ? [] : source.mediaOrigins
      const responses = origins.flatMap((origin) =>
        missing.map(async (path) => source.fetchMedia?.(new URL(path, origin))),
      )
      return (await Promise.all(responses)).every((response) => response?.status === 404)
    },
    true,
  ],
}

/** Conformance tests of a source, by title. */
const sourceClauses: Readonly<Record<string, Row>> = { ...finding, ...changing, ...previewing }
