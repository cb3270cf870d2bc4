import {
  clauseDocuments,
  pageDocument,
  englishPages,
  siteDocument,
  tagDocument,
  type,
} from './clause-documents.ts'
import type { Clause } from './clause.ts'
import { expectSame, expectThat } from './expectations.ts'
import { fetchIdOfPage, fetchNames, namesOf, fetchNamesInParts, fetchTitles } from './questions.ts'

/** What a source must do: pages of documents, and what is published meanwhile. */
export const changingClauses: readonly Clause[] = [
  {
    name: 'gives no more documents a page than are asked for',
    check: async ({ source }) => {
      const { documents } = await source.find({ type, page: 1, pageSize: 2 })
      expectSame(documents.length, 2, 'the number of documents on a page of 2')
    },
  },
  {
    name: 'goes on with the next page, and gives every document once',
    check: async ({ source }) => {
      expectSame(
        (await fetchNamesInParts(source, 2)).toSorted(),
        namesOf(englishPages),
        'all pages of 2',
      )
      expectSame(
        (await fetchNamesInParts(source, 5)).toSorted(),
        namesOf(englishPages),
        'all pages of 5',
      )
    },
  },
  {
    name: 'says that there is more while there is',
    check: async ({ source }) => {
      const { hasMore } = await source.find({ type, page: 1, pageSize: 2 })
      expectSame(hasMore, true, 'hasMore of the first of three pages')
    },
  },
  {
    name: 'says that there is no more on the last page, also when it is full',
    check: async ({ source }) => {
      const { hasMore } = await source.find({ type, page: 3, pageSize: 2 })
      expectSame(hasMore, false, 'hasMore of the last of three full pages')
      const whole = await source.find({ type, page: 1, pageSize: 20 })
      expectSame(whole.hasMore, false, 'hasMore of the only page')
    },
  },
  {
    name: 'gives an empty page behind the last one',
    check: async ({ source }) => {
      const { documents, hasMore } = await source.find({ type, page: 9, pageSize: 2 })
      expectSame([documents.length, hasMore], [0, false], 'documents and hasMore of page 9')
    },
  },
  {
    name: 'has one order for every answer',
    check: async ({ source }) => {
      const first = await fetchNames(source, {})
      for (let time = 0; time < 4; time += 1) {
        expectSame(await fetchNames(source, {}), first, 'the documents once more')
      }
    },
  },
  {
    name: 'answers many questions at once',
    check: async ({ source }) => {
      const answers = await Promise.all(
        englishPages.flatMap(({ uid }) => [1, 2, 3].map(() => fetchNames(source, { type, uid }))),
      )
      const expected = englishPages.flatMap(({ uid }) => [1, 2, 3].map(() => [`${type}/${uid}`]))
      expectSame(answers, expected, 'answers to questions at once')
    },
  },
  {
    name: 'has a version that is a text, and the same one while nothing is published',
    check: async ({ source }) => {
      const version = await source.version()
      expectThat(typeof version === 'string' && version !== '', 'the version is no text')
      await fetchNames(source, {})
      expectSame(await source.version(), version, 'the version while nothing is published')
    },
  },
  {
    name: 'has another version once a document is changed',
    check: async ({ source, publish }) => {
      const version = await source.version()
      await publish([siteDocument, pageDocument('about', 'About us')])
      const changed = await source.version()
      expectThat(changed !== version, 'the version is still the same')
      await publish([siteDocument, pageDocument('about', 'About all')])
      expectThat((await source.version()) !== changed, 'the version is still the same after two')
    },
  },
  {
    name: 'has another version once a document is gone',
    check: async ({ source, publish }) => {
      const version = await source.version()
      await publish(clauseDocuments.filter((document) => document !== tagDocument))
      expectThat((await source.version()) !== version, 'the version is still the same')
    },
  },
  {
    name: 'finds what was published once its version says so',
    check: async ({ source, publish }) => {
      await fetchTitles(source, { type, uid: 'about' })
      await publish([siteDocument, pageDocument('about', 'About us'), pageDocument('new', 'New')])
      await source.version()
      expectSame(
        await fetchTitles(source, { type, uid: 'about' }),
        ['About us'],
        'what was changed',
      )
      expectSame(await fetchTitles(source, { type, uid: 'new' }), ['New'], 'what is new')
    },
  },
  {
    name: 'finds no more what is gone once its version says so',
    check: async ({ source, publish }) => {
      const id = await fetchIdOfPage(source, 'about')
      await publish([siteDocument])
      await source.version()
      expectSame(await fetchNames(source, { type, uid: 'about' }), [], 'what is gone, by its uid')
      expectSame(await fetchNames(source, { id }), [], 'what is gone, by its id')
    },
  },
]
