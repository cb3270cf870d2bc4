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
  tagDocument,
  type,
  welshCode,
} from './clause-documents.ts'

export interface TestRunner {
  readonly describe: (name: string, body: () => void) => unknown
  readonly it: (name: string, check: () => Promise<void>) => unknown
  readonly expect: ExpectStatic
}

/**
 * Describes the required behaviour of a {@link ContentSource}, one test per clause.
 *
 * @param runner - `{ describe, it, expect }` of Vitest
 * @param name - name of the source, for the group of its tests
 * @param setUp - called for each test; returns a source that has exactly these published documents
 *
 * @example
 * ```ts
 * describeContentSource({ describe, it, expect }, 'our source', async (documents) => {
 *   const system = startSystem(documents)
 *   return {
 *     source: ourSource(system),
 *     publish: (next) => system.replace(next),
 *     draft: (drafts) => system.preview(drafts),
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
  describe(`${name}, as a content source,`, () => {
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
  wanted: DocumentFilter,
): Promise<readonly Record<string, unknown>[]> {
  return (await source.find({ ...wanted, page: 1, pageSize: 20 })).documents
}

const nameOf = (document: Record<string, unknown>) =>
  `${String(document['type'])}/${String(document['uid'])}`

const namesOf = (documents: readonly ClauseDocument[]) =>
  documents.map((document) => nameOf({ ...document })).toSorted()

async function fetchNames(source: ContentSource, wanted: DocumentFilter): Promise<string[]> {
  return (await fetchAll(source, wanted)).map(nameOf)
}

async function fetchTitles(source: ContentSource, wanted: DocumentFilter): Promise<unknown[]> {
  const documents = await fetchAll(source, wanted)
  return documents.map(({ data }) => (isRecord(data) ? data['title'] : undefined))
}

async function fetchId(source: ContentSource): Promise<string> {
  const [found] = await fetchAll(source, about)
  const id = found?.['id']
  if (typeof id !== 'string' || id === '') throw new Error('internal_page/about has no id')
  return id
}

/** Fetches all internal pages page by page, with a limit for sources that never end. */
async function fetchInParts(source: ContentSource, pageSize: number): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; page <= 2 * englishPages.length; page += 1) {
    const { documents, hasMore } = await source.find({ type, page, pageSize })
    found.push(...documents.map(nameOf))
    if (!hasMore) break
  }
  return found.toSorted()
}

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error('The call must be refused')
}

async function refusalAt(source: ContentSource, ref: string): Promise<unknown> {
  const error = await errorOf(source.at(ref).find(aboutQuery))
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
  'finds a document by its type and uid': [({ source }) => fetchTitles(source, about), ['About']],
  'finds nothing by a uid that no document has': [
    ({ source }) => fetchNames(source, { type, uid: 'nobody' }),
    [],
  ],
  'finds nothing of a type that no document has': [
    ({ source }) => fetchNames(source, { type: 'nothing' }),
    [],
  ],
  'finds a uid of its own type only': [
    ({ source }) => fetchNames(source, { type: 'tag_pages', uid: 'about' }),
    ['tag_pages/about'],
  ],
  'tells the case of letters in a uid': [
    ({ source }) => fetchNames(source, { type, uid: 'ABOUT' }),
    [],
  ],
  'takes a uid with quotes, brackets, dots and slashes for a name that nobody has': [
    ({ source }) => Promise.all(oddUids.map((uid) => fetchNames(source, { type, uid }))),
    oddUids.map(() => []),
  ],
  'finds a document by its id': [
    async ({ source }) => fetchNames(source, { id: await fetchId(source) }),
    ['internal_page/about'],
  ],
  'finds nothing by an id that no document has': [
    ({ source }) => fetchNames(source, { id: 'no-such-id' }),
    [],
  ],
  'finds an id among documents of the wanted type only': [
    async ({ source }) => {
      const id = await fetchId(source)
      return Promise.all([type, 'tag_pages'].map((each) => fetchNames(source, { type: each, id })))
    },
    [['internal_page/about'], []],
  ],
  'finds every document of a type': [
    async ({ source }) => (await fetchNames(source, { type })).toSorted(),
    namesOf(englishPages),
  ],
  'finds every document when nothing is wanted': [
    async ({ source }) => (await fetchNames(source, {})).toSorted(),
    namesOf(englishDocuments),
  ],
  'gives each document a type, a uid, an id, a language and data': [
    async ({ source }) => (await fetchAll(source, {})).filter((each) => !hasEveryField(each)),
    [],
  ],
  'gives each document an id of its own': [
    async ({ source }) => new Set((await fetchAll(source, { lang: '*' })).map(({ id }) => id)).size,
    clauseDocuments.length,
  ],
  'gives what a document says as it was written': [
    async ({ source }) => (await fetchAll(source, { type, uid: 'odd' }))[0]?.['data'],
    oddDocument.data,
  ],
  'gives documents that the caller may change': [
    async ({ source }) => {
      const [found] = await fetchAll(source, { type, uid: 'odd' })
      if (isRecord(found?.['data'])) {
        found['data']['title'] = 'changed'
        const { content } = found['data']
        if (Array.isArray(content)) content.length = 0
      }
      return (await fetchAll(source, { type, uid: 'odd' }))[0]?.['data']
    },
    oddDocument.data,
  ],
  'gives the main language where none is wanted': [
    async ({ source }) => [...new Set((await fetchAll(source, {})).map(({ lang }) => lang))],
    [englishCode],
  ],
  'gives another language where it is wanted': [
    ({ source }) => fetchTitles(source, { ...about, lang: welshCode }),
    ['Amdanom'],
  ],
  'gives every language for *': [
    async ({ source }) =>
      (await fetchTitles(source, { ...about, lang: '*' })).map(String).toSorted(),
    ['About', 'Amdanom'],
  ],
}

const changing: Readonly<Record<string, Row>> = {
  'gives no more documents a page than are asked for': [
    async ({ source }) => (await source.find({ type, page: 1, pageSize: 2 })).documents.length,
    2,
  ],
  'goes on with the next page, and gives every document once': [
    async ({ source }) => [await fetchInParts(source, 2), await fetchInParts(source, 5)],
    [namesOf(englishPages), namesOf(englishPages)],
  ],
  'says that there is more while there is': [
    async ({ source }) => (await source.find({ type, page: 1, pageSize: 2 })).hasMore,
    true,
  ],
  'says that there is no more on the last page, also when it is full': [
    async ({ source }) => {
      const last = await source.find({ type, page: 3, pageSize: 2 })
      const only = await source.find({ type, page: 1, pageSize: 20 })
      return [last.hasMore, only.hasMore]
    },
    [false, false],
  ],
  'gives an empty page behind the last one': [
    async ({ source }) => {
      const { documents, hasMore } = await source.find({ type, page: 9, pageSize: 2 })
      return [documents.length, hasMore]
    },
    [0, false],
  ],
  'has one order for every answer': [
    async ({ source }) => {
      const answers = []
      for (let time = 0; time < 5; time += 1) answers.push(await fetchNames(source, {}))
      return new Set(answers.map((names) => names.join())).size
    },
    1,
  ],
  'answers many questions at once': [
    ({ source }) =>
      Promise.all(
        englishPages.flatMap(({ uid }) => [1, 2, 3].map(() => fetchNames(source, { type, uid }))),
      ),
    englishPages.flatMap(({ uid }) => [1, 2, 3].map(() => [`${type}/${uid}`])),
  ],
  'has a version that is a text, and the same one while nothing is published': [
    async ({ source }) => {
      const version = await source.version()
      await fetchNames(source, {})
      const isSame = (await source.version()) === version
      return [typeof version === 'string' && version !== '', isSame]
    },
    [true, true],
  ],
  'has another version once a document is changed': [
    async (tested) => [
      await changesVersion(tested, [siteDocument, pageDocument('about', 'About us')]),
      await changesVersion(tested, [siteDocument, pageDocument('about', 'About all')]),
    ],
    [true, true],
  ],
  'has another version once a document is gone': [
    (tested) =>
      changesVersion(
        tested,
        clauseDocuments.filter((document) => document !== tagDocument),
      ),
    true,
  ],
  'finds what was published once its version says so': [
    async ({ source, publish }) => {
      await fetchTitles(source, about)
      await publish([siteDocument, pageDocument('about', 'About us'), pageDocument('new', 'New')])
      await source.version()
      return [await fetchTitles(source, about), await fetchTitles(source, { type, uid: 'new' })]
    },
    [['About us'], ['New']],
  ],
  'finds no more what is gone once its version says so': [
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
  'shows a draft at its ref in place of what it is a version of': [
    async ({ source, draft }) => fetchTitles(source.at(await draft(draftAbout)), about),
    ['Draft'],
  ],
  'gives a draft the id of what it is a version of': [
    async ({ source, draft }) => {
      const id = await fetchId(source)
      return fetchTitles(source.at(await draft(draftAbout)), { id })
    },
    ['Draft'],
  ],
  'shows at a ref what is published and has no draft': [
    async ({ source, draft }) =>
      (await fetchNames(source.at(await draft(draftAbout)), {})).toSorted(),
    namesOf(englishDocuments),
  ],
  'shows a draft at its ref that was never published': [
    async ({ source, draft }) => {
      const ref = await draft([pageDocument('new', 'New')])
      return fetchTitles(source.at(ref), { type, uid: 'new' })
    },
    ['New'],
  ],
  'shows no draft without its ref': [
    async ({ source, draft }) => {
      const ref = await draft([...draftAbout, pageDocument('new', 'New')])
      await fetchNames(source.at(ref), {})
      return [await fetchTitles(source, about), await fetchNames(source, { type, uid: 'new' })]
    },
    [['About'], []],
  ],
  'has the same version when a draft is saved': [
    async ({ source, draft }) => {
      const version = await source.version()
      await draft(draftAbout)
      return (await source.version()) === version
    },
    true,
  ],
  'refuses a ref that it does not know, and never shows what is published there': [
    async ({ source, draft }) => {
      await draft(draftAbout)
      return refusalAt(source, 'no-such-ref')
    },
    'no-such-ref',
  ],
  'refuses a ref of odd characters': [
    async ({ source, draft }) => {
      const ref = await draft(draftAbout)
      const others = ['', ' ', '../..', '*', `../${ref}`, `x${ref}`, 'ŵ'.repeat(500)]
      return Promise.all(others.map((other) => refusalAt(source, other)))
    },
    Array.from({ length: 7 }, () => 'no-such-ref'),
  ],
  'rejects a search with the reason of a signal that is aborted': [
    async ({ source }) => (await errorOf(source.find(aboutQuery, { signal }))) === reason,
    true,
  ],
  'rejects a question for its version with the reason of a signal that is aborted': [
    async ({ source }) => (await errorOf(source.version({ signal }))) === reason,
    true,
  ],
  'says where it is, in one line': [({ source }) => /^\S.*$/.test(source.place), true],
  'names the origins of its media as plain http(s) origins': [
    ({ source }) => source.mediaOrigins.filter((origin) => !isWebOrigin(origin)),
    [],
  ],
  'answers 404 for a media file that does not exist, if it serves media': [
    async ({ source }) => {
      const missing = ['nothing.svg', '..%2fcustom_site%2friver.json', '%ff.png']
      const origins = source.fetchMedia === undefined ? [] : source.mediaOrigins
      const answers = origins.flatMap((origin) =>
        missing.map(async (path) => source.fetchMedia?.(new URL(path, origin))),
      )
      return (await Promise.all(answers)).every((answer) => answer?.status === 404)
    },
    true,
  ],
}

/** Required behaviour of a source, by test title. */
const sourceClauses: Readonly<Record<string, Row>> = { ...finding, ...changing, ...previewing }
