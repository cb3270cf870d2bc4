import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import type { ContentSource, DocumentQuery, SourceOptions } from '../sources/content-source.ts'
import { describeContentSource } from './describe-content-source.ts'
import { clauseDocuments } from './clause-documents.ts'
import type { SourceUnderTest } from './clause.ts'
import { sourceClauses } from './source-clauses.ts'
import { filesUnderTest, memoryUnderTest, prismicUnderTest } from './sources.test-kit.ts'

// The official client warns of each ref that is refused.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describeContentSource({ describe, it }, 'prismicSource', prismicUnderTest)
describeContentSource({ describe, it }, 'fileSource', filesUnderTest)
describeContentSource({ describe, it }, 'a source in memory', memoryUnderTest)

type Document = Record<string, unknown>
type Find = ContentSource['find']

/** What is done to a good source, by the clause that must notice. */
type Sabotage = (good: SourceUnderTest) => SourceUnderTest

/** A source whose searches are another one's, also at refs. */
function finding(change: (find: Find) => Find): Sabotage {
  const changed = (source: ContentSource): ContentSource => ({
    ...source,
    find: change((query, options) => source.find(query, options)),
    at: (ref) => changed(source.at(ref)),
  })
  return (good) => ({ ...good, source: changed(good.source) })
}

/** A source that asks for something else. */
const asking = (change: (query: DocumentQuery) => DocumentQuery): Sabotage =>
  finding((find) => (query, options) => find(change(query), options))

/** A source that hands out something else. */
const giving = (change: (documents: Document[], query: DocumentQuery) => Document[]): Sabotage =>
  finding((find) => async (query, options) => {
    const { documents, hasMore } = await find(query, options)
    return { documents: change([...documents], query), hasMore }
  })

const sourceWith =
  (change: (source: ContentSource) => Partial<ContentSource>): Sabotage =>
  (good) => ({ ...good, source: { ...good.source, ...change(good.source) } })

const without = (field: string) =>
  giving((documents) => documents.map((document) => ({ ...document, [field]: '' })))

/** Asks for whatever is there where `isMeant` says so. */
const findingAnything = (isMeant: (query: DocumentQuery) => boolean): Sabotage =>
  asking((query) => (isMeant(query) ? { page: query.page, pageSize: query.pageSize } : query))

const lowerCased = ({ uid, type, ...query }: DocumentQuery): DocumentQuery =>
  uid === undefined || type === undefined
    ? { ...query, type }
    : { ...query, type, uid: uid.toLowerCase() }

const versioned = (
  version: (source: ContentSource, options?: SourceOptions) => Promise<string>,
): Sabotage => sourceWith((source) => ({ version: (options) => version(source, options) }))

const publishing =
  (change: (publish: SourceUnderTest['publish']) => SourceUnderTest['publish']): Sabotage =>
  (good) => ({ ...good, publish: change(good.publish) })

const at = (change: (source: ContentSource, ref: string) => ContentSource): Sabotage =>
  sourceWith((source) => ({ at: (ref) => change(source, ref) }))

const isOneOf = (query: DocumentQuery) => query.uid !== undefined || query.id !== undefined

let times = 0
const shared = new Map<string, Document[]>()
let last: DocumentQuery

const sabotages: Readonly<Record<string, Sabotage>> = {
  'finds a document by its type and uid': giving((documents, query) =>
    query.uid === undefined ? documents : [],
  ),
  'finds nothing by a uid that no document has': findingAnything(({ uid }) => uid === 'nobody'),
  'finds nothing of a type that no document has': findingAnything(({ type }) => type === 'nothing'),
  'finds a uid of its own type only': asking((query) =>
    query.uid === undefined ? query : { ...query, uid: query.uid, type: 'internal_page' },
  ),
  'tells the case of letters in a uid': asking(lowerCased),
  'takes a uid with quotes, brackets, dots and slashes for a name that nobody has': findingAnything(
    ({ uid }) => uid === '../internal_page/about',
  ),
  'finds a document by its id': giving((documents, query) =>
    query.id === undefined ? documents : [],
  ),
  'finds nothing by an id that no document has': findingAnything(({ id }) => id === 'no-such-id'),
  'finds an id among documents of the wanted type only': asking((query) =>
    query.id === undefined ? query : { id: query.id, page: query.page, pageSize: query.pageSize },
  ),
  'finds every document of a type': giving((documents, query) =>
    query.type === undefined || isOneOf(query) ? documents : documents.slice(1),
  ),
  'finds every document when nothing is wanted': asking((query) =>
    query.type === undefined && query.id === undefined
      ? { ...query, uid: undefined, type: 'internal_page' }
      : query,
  ),
  'gives each document a type, a uid, an id, a language and data': without('lang'),
  'gives each document an id of its own': giving((documents) =>
    documents.map((document) => ({ ...document, id: String(document['uid']) })),
  ),
  'gives what a document says as it was written': giving((documents) =>
    documents.map((document) => ({
      ...document,
      data: JSON.parse(JSON.stringify(document['data']).replaceAll('null', '""')) as unknown,
    })),
  ),
  'gives documents that the caller may change': finding((find) => async (query, options) => {
    const key = JSON.stringify(query)
    const known = shared.get(key)
    if (known !== undefined) return { documents: known, hasMore: false }
    const found = await find(query, options)
    shared.set(key, [...found.documents])
    return found
  }),
  'gives the main language where none is wanted': asking((query) => ({ lang: '*', ...query })),
  'gives another language where it is wanted': asking((query) => ({ ...query, lang: 'en-gb' })),
  'gives every language for *': asking(({ lang, ...query }) =>
    lang === '*' ? query : { ...query, lang },
  ),
  'gives no more documents a page than are asked for': asking((query) => ({
    ...query,
    pageSize: 20,
  })),
  'goes on with the next page, and gives every document once': asking((query) => ({
    ...query,
    page: 1,
  })),
  'says that there is more while there is': finding((find) => async (query, options) => ({
    ...(await find(query, options)),
    hasMore: false,
  })),
  'says that there is no more on the last page, also when it is full': finding(
    (find) => async (query, options) => {
      const found = await find(query, options)
      return { ...found, hasMore: found.documents.length === query.pageSize }
    },
  ),
  'gives an empty page behind the last one': asking((query) => ({
    ...query,
    page: Math.min(query.page, 3),
  })),
  'has one order for every answer': giving((documents) => {
    times += 1
    return times % 2 === 0 ? documents : documents.toReversed()
  }),
  // Remembers only the last question.
  'answers many questions at once': finding((find) => async (query, options) => {
    last = query
    await Promise.resolve()
    return find(last, options)
  }),
  'has a version that is a text, and the same one while nothing is published': versioned(
    async () => {
      times += 1
      return `version ${times}`
    },
  ),
  'has another version once a document is changed': versioned(async () => 'version'),
  'has another version once a document is gone': versioned(async (source) => {
    const { documents } = await source.find({ page: 1, pageSize: 1 })
    return String(documents[0]?.['uid'])
  }),
  'finds what was published once its version says so': (good) => {
    // Remembers each answer for ever.
    const answers = new Map<string, ReturnType<Find>>()
    const { source } = good
    const find: Find = (query, options) => {
      const key = JSON.stringify(query)
      const known = answers.get(key) ?? source.find(query, options)
      answers.set(key, known)
      return known
    }
    return { ...good, source: { ...source, find } }
  },
  'finds no more what is gone once its version says so': publishing(
    (publish) => (documents) => publish([...documents, ...clauseDocuments]),
  ),
  'shows a draft at its ref in place of what it is a version of': at((source) => source),
  'gives a draft the id of what it is a version of': at((source, ref) => {
    const draft = source.at(ref)
    return {
      ...draft,
      find: ({ id, ...query }, options) =>
        draft.find(id === undefined ? query : { ...query, id: `draft ${id}` }, options),
    }
  }),
  'shows at a ref what is published and has no draft': at((source, ref) => {
    const draft = source.at(ref)
    return {
      ...draft,
      find: async (query, options) => {
        const { documents, hasMore } = await draft.find(query, options)
        return { documents: documents.slice(0, 1), hasMore }
      },
    }
  }),
  'shows a draft at its ref that was never published': at((source, ref) => {
    const draft = source.at(ref)
    return {
      ...draft,
      find: async (query, options) => {
        const published = await source.find(query, options)
        return published.documents.length === 0 ? published : draft.find(query, options)
      },
    }
  }),
  'shows no draft without its ref': (good) => {
    let { source } = good
    const switched: ContentSource = {
      ...source,
      find: (query, options) => source.find(query, options),
      at: (ref) => {
        source = source.at(ref)
        return source
      },
    }
    return { ...good, source: switched }
  },
  'has the same version when a draft is saved': (good) => {
    let drafts = 0
    const version = async () => `${await good.source.version()} ${drafts}`
    return {
      ...good,
      source: { ...good.source, version },
      draft: (documents) => {
        drafts += 1
        return good.draft(documents)
      },
    }
  },
  'refuses a ref that it does not know, and never shows what is published there': at(
    (source, ref) => (ref === 'no-such-ref' ? source : source.at(ref)),
  ),
  'refuses a ref of odd characters': at((source, ref) =>
    source.at(/^[\w/.-]*$/.test(ref) ? ref : 'draft'),
  ),
  'rejects a search with the reason of a signal that is aborted': finding(
    (find) => (query) => find(query),
  ),
  'rejects a question for its version with the reason of a signal that is aborted': versioned(
    (source) => source.version(),
  ),
  'says where it is, in one line': sourceWith(() => ({ place: 'two\nlines' })),
  'names the origins of its media as plain http(s) origins': sourceWith(() => ({
    mediaOrigins: ['https://media.example/pictures'],
  })),
  'answers 404 for a media file that does not exist, if it serves media': sourceWith(() => ({
    fetchMedia: () => Promise.resolve(new Response('<svg/>')),
  })),
}

describe('the conformance tests of a content source', () => {
  it('are those that are sabotaged here, and no two of one name', () => {
    expect(Object.keys(sabotages)).toEqual(sourceClauses.map(({ name }) => name))
    expect(sourceClauses.length).toBeGreaterThanOrEqual(20)
  })

  it.each(sourceClauses)('are red where this is not so: $name', async ({ name, check }) => {
    times = 0
    shared.clear()
    const sabotage = sabotages[name] ?? ((good) => good)
    await expect(check(memoryUnderTest(clauseDocuments))).resolves.toBeUndefined()
    await expect(check(sabotage(memoryUnderTest(clauseDocuments)))).rejects.toThrow(/\S/)
  })

  it('set up a source for each test, and close it also when the test fails', async () => {
    const tests: (() => Promise<void>)[] = []
    const runner = {
      describe: (_name: string, body: () => void) => body(),
      it: (_name: string, check: () => Promise<void>) => tests.push(check),
    }
    const close = vi.fn<() => void>()
    const setUp = vi.fn((documents: typeof clauseDocuments) => ({
      ...asking((query) => ({ ...query, page: 9 }))(memoryUnderTest(documents)),
      close,
    }))
    describeContentSource(runner, 'empty', setUp)
    const results = await Promise.allSettled(tests.map((test) => test()))
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(10)
    expect(setUp).toHaveBeenCalledTimes(sourceClauses.length)
    expect(close).toHaveBeenCalledTimes(sourceClauses.length)
    expect(setUp).toHaveBeenLastCalledWith(clauseDocuments)
  })
})
