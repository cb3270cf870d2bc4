import { isRecord } from '../documents/is-record.ts'
import {
  clauseDocuments,
  englishCode,
  englishDocuments,
  oddDocument,
  englishPages,
  type,
  welshCode,
} from './clause-documents.ts'
import type { Clause } from './clause.ts'
import { expectSame, expectThat } from './expectations.ts'
import {
  fetchAll,
  fetchIdOfPage,
  documentName,
  fetchNames,
  namesOf,
  fetchTitles,
} from './questions.ts'

/** What a source must do: finding documents, and what they say. */
export const findingClauses: readonly Clause[] = [
  {
    name: 'finds a document by its type and uid',
    check: async ({ source }) => {
      expectSame(
        await fetchTitles(source, { type, uid: 'about' }),
        ['About'],
        'internal_page/about',
      )
    },
  },
  {
    name: 'finds nothing by a uid that no document has',
    check: async ({ source }) => {
      expectSame(await fetchNames(source, { type, uid: 'nobody' }), [], 'internal_page/nobody')
    },
  },
  {
    name: 'finds nothing of a type that no document has',
    check: async ({ source }) => {
      expectSame(
        await fetchNames(source, { type: 'nothing' }),
        [],
        'documents of the type "nothing"',
      )
    },
  },
  {
    name: 'finds a uid of its own type only',
    check: async ({ source }) => {
      const found = await fetchNames(source, { type: 'tag_pages', uid: 'about' })
      expectSame(found, ['tag_pages/about'], 'tag_pages/about')
    },
  },
  {
    name: 'tells the case of letters in a uid',
    check: async ({ source }) => {
      expectSame(await fetchNames(source, { type, uid: 'ABOUT' }), [], 'internal_page/ABOUT')
    },
  },
  {
    name: 'takes a uid with quotes, brackets, dots and slashes for a name that nobody has',
    check: async ({ source }) => {
      const odds = ['about")][at(document.id, "x', '../internal_page/about', 'about.json', '*', '']
      for (const uid of odds) {
        expectSame(await fetchNames(source, { type, uid }), [], `the uid ${JSON.stringify(uid)}`)
      }
    },
  },
  {
    name: 'finds a document by its id',
    check: async ({ source }) => {
      const id = await fetchIdOfPage(source, 'about')
      expectSame(await fetchNames(source, { id }), ['internal_page/about'], `the id "${id}"`)
    },
  },
  {
    name: 'finds nothing by an id that no document has',
    check: async ({ source }) => {
      expectSame(await fetchNames(source, { id: 'no-such-id' }), [], 'the id "no-such-id"')
    },
  },
  {
    name: 'finds an id among documents of the wanted type only',
    check: async ({ source }) => {
      const id = await fetchIdOfPage(source, 'about')
      const found = await fetchNames(source, { type, id })
      expectSame(found, ['internal_page/about'], `the id "${id}" among internal pages`)
      expectSame(
        await fetchNames(source, { type: 'tag_pages', id }),
        [],
        `the id "${id}" among tags`,
      )
    },
  },
  {
    name: 'finds every document of a type',
    check: async ({ source }) => {
      expectSame(
        (await fetchNames(source, { type })).toSorted(),
        namesOf(englishPages),
        'the internal pages',
      )
    },
  },
  {
    name: 'finds every document when nothing is wanted',
    check: async ({ source }) => {
      expectSame(
        (await fetchNames(source, {})).toSorted(),
        namesOf(englishDocuments),
        'all documents',
      )
    },
  },
  {
    name: 'gives each document a type, a uid, an id, a language and data',
    check: async ({ source }) => {
      for (const document of await fetchAll(source, {})) {
        for (const field of ['type', 'uid', 'id', 'lang']) {
          const value = document[field]
          expectThat(typeof value === 'string' && value !== '', `a document has no ${field}`)
        }
        expectThat(isRecord(document['data']), `${documentName(document)} has no data`)
      }
    },
  },
  {
    name: 'gives each document an id of its own',
    check: async ({ source }) => {
      const ids = (await fetchAll(source, { lang: '*' })).map(({ id }) => id)
      expectSame(new Set(ids).size, clauseDocuments.length, 'the number of different ids')
    },
  },
  {
    name: 'gives what a document says as it was written',
    check: async ({ source }) => {
      const [found] = await fetchAll(source, { type, uid: 'odd' })
      expectSame(found?.['data'], oddDocument.data, 'the data of internal_page/odd')
    },
  },
  {
    name: 'gives documents that the caller may change',
    check: async ({ source }) => {
      const [found] = await fetchAll(source, { type, uid: 'odd' })
      if (isRecord(found?.['data'])) {
        found['data']['title'] = 'changed'
        const { content } = found['data']
        if (Array.isArray(content)) content.length = 0
      }
      const [again] = await fetchAll(source, { type, uid: 'odd' })
      expectSame(again?.['data'], oddDocument.data, 'the data of internal_page/odd after a change')
    },
  },
  {
    name: 'gives the main language where none is wanted',
    check: async ({ source }) => {
      const found = await fetchAll(source, {})
      expectSame([...new Set(found.map(({ lang }) => lang))], [englishCode], 'the languages')
    },
  },
  {
    name: 'gives another language where it is wanted',
    check: async ({ source }) => {
      const found = await fetchTitles(source, { type, uid: 'about', lang: welshCode })
      expectSame(found, ['Amdanom'], 'internal_page/about in cy-gb')
    },
  },
  {
    name: 'gives every language for *',
    check: async ({ source }) => {
      const found = await fetchTitles(source, { type, uid: 'about', lang: '*' })
      expectSame(found.map(String).toSorted(), ['About', 'Amdanom'], 'internal_page/about in *')
    },
  },
]
