import { aboutQuery, englishDocuments, pageDocument, type } from './clause-documents.ts'
import type { Clause } from './clause.ts'
import { expectRejection, expectSame, expectThat } from './expectations.ts'
import { expectUnknown, fetchIdOfPage, fetchNames, namesOf, fetchTitles } from './questions.ts'

/** What a source must do: previews, being stopped, and media. */
export const previewClauses: readonly Clause[] = [
  {
    name: 'shows a draft at its ref in place of what it is a version of',
    check: async ({ source, draft }) => {
      const ref = await draft([pageDocument('about', 'Draft')])
      const found = await fetchTitles(source.at(ref), { type, uid: 'about' })
      expectSame(found, ['Draft'], 'internal_page/about at the ref')
    },
  },
  {
    name: 'gives a draft the id of what it is a version of',
    check: async ({ source, draft }) => {
      const id = await fetchIdOfPage(source, 'about')
      const ref = await draft([pageDocument('about', 'Draft')])
      expectSame(await fetchTitles(source.at(ref), { id }), ['Draft'], `the id "${id}" at the ref`)
    },
  },
  {
    name: 'shows at a ref what is published and has no draft',
    check: async ({ source, draft }) => {
      const ref = await draft([pageDocument('about', 'Draft')])
      const found = await fetchNames(source.at(ref), {})
      expectSame(found.toSorted(), namesOf(englishDocuments), 'all documents at the ref')
    },
  },
  {
    name: 'shows a draft at its ref that was never published',
    check: async ({ source, draft }) => {
      const ref = await draft([pageDocument('new', 'New')])
      expectSame(await fetchTitles(source.at(ref), { type, uid: 'new' }), ['New'], 'a new draft')
    },
  },
  {
    name: 'shows no draft without its ref',
    check: async ({ source, draft }) => {
      const ref = await draft([pageDocument('about', 'Draft'), pageDocument('new', 'New')])
      await fetchNames(source.at(ref), {})
      expectSame(
        await fetchTitles(source, { type, uid: 'about' }),
        ['About'],
        'internal_page/about',
      )
      expectSame(await fetchNames(source, { type, uid: 'new' }), [], 'internal_page/new')
    },
  },
  {
    name: 'has the same version when a draft is saved',
    check: async ({ source, draft }) => {
      const version = await source.version()
      await draft([pageDocument('about', 'Draft')])
      expectSame(await source.version(), version, 'the version after a draft was saved')
    },
  },
  {
    name: 'refuses a ref that it does not know, and never shows what is published there',
    check: async ({ source, draft }) => {
      await draft([pageDocument('about', 'Draft')])
      await expectUnknown(source.at('no-such-ref'), 'an unknown ref')
    },
  },
  {
    name: 'refuses a ref of odd characters',
    check: async ({ source, draft }) => {
      const ref = await draft([pageDocument('about', 'Draft')])
      for (const other of ['', ' ', '../..', '*', `../${ref}`, `x${ref}`, 'ŵ'.repeat(500)]) {
        await expectUnknown(source.at(other), `the ref ${JSON.stringify(other.slice(0, 40))}`)
      }
    },
  },
  {
    name: 'rejects a search with the reason of a signal that is aborted',
    check: async ({ source }) => {
      const reason = new Error('left the page')
      const signal = AbortSignal.abort(reason)
      const error = await expectRejection(source.find(aboutQuery, { signal }), 'the search')
      expectThat(error === reason, `the search rejects with ${String(error)}`)
    },
  },
  {
    name: 'rejects a question for its version with the reason of a signal that is aborted',
    check: async ({ source }) => {
      const reason = new Error('left the page')
      const signal = AbortSignal.abort(reason)
      const error = await expectRejection(source.version({ signal }), 'the version')
      expectThat(error === reason, `the version rejects with ${String(error)}`)
    },
  },
  {
    name: 'says where it is, in one line',
    check: async ({ source }) => {
      expectThat(/^\S.*$/.test(source.place), `the place is ${JSON.stringify(source.place)}`)
    },
  },
  {
    name: 'names the origins of its media as plain http(s) origins',
    check: async ({ source }) => {
      for (const origin of source.mediaOrigins) {
        const url = URL.canParse(origin) ? new URL(origin) : undefined
        const isPlain = url?.origin === origin && /^https?:$/.test(url.protocol)
        expectThat(isPlain, `"${origin}" is no http(s) origin`)
      }
    },
  },
  {
    name: 'answers 404 for a media file that does not exist, if it serves media',
    check: async ({ source }) => {
      for (const origin of source.fetchMedia === undefined ? [] : source.mediaOrigins) {
        for (const path of ['nothing.svg', '..%2fcustom_site%2friver.json', '%ff.png']) {
          const answer = await source.fetchMedia?.(new URL(path, origin))
          expectSame(answer?.status, 404, `the answer for ${path}`)
        }
      }
    },
  },
]
