import type { ContentSource } from '../sources/content-source.ts'

/** A document in the source under test. */
export interface ClauseDocument {
  readonly type: string
  readonly uid: string
  /** Language, for example `cy-gb`. The main language is `en-gb`. */
  readonly lang: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A source under test, with functions that change its documents. */
export interface SourceUnderTest {
  readonly source: ContentSource
  /** Replaces all published documents. */
  readonly publish: (documents: readonly ClauseDocument[]) => void | Promise<void>
  /** Saves drafts without publishing them. Returns the ref at which they can be read. */
  readonly saveDrafts: (documents: readonly ClauseDocument[]) => string | Promise<string>
  readonly close?: () => void | Promise<void>
}

export const englishCode = 'en-gb'
export const welshCode = 'cy-gb'

export const siteDocument: ClauseDocument = {
  type: 'custom_site',
  uid: 'river',
  lang: englishCode,
  data: { 'meta-title': 'River' },
}
export const pageDocument = (uid: string, title: string, lang = englishCode): ClauseDocument => ({
  type: 'internal_page',
  uid,
  lang,
  data: { title },
})
/** Document with values that are easily lost or changed when they are copied. */
export const oddDocument: ClauseDocument = {
  ...pageDocument('odd', 'Ŵyth & “quotes” \\ </script> 🌊'),
  data: {
    title: 'Ŵyth & “quotes” \\ </script> 🌊',
    nothing: null,
    none: [],
    'header-logo': { url: 'https://images.example/a.png?auto=compress,format', alt: null },
    numbers: [0, -1.5, 1e21],
    content: [
      {
        id: 'confetti$1',
        slice_type: 'confetti',
        slice_label: null,
        variation: 'default',
        version: 'initial',
        primary: { 'a-b': true, deep: { er: [[{ still: 'there' }]] } },
        items: [{ text: [{ type: 'paragraph', text: 'Hi {{ name }}', spans: [] }] }],
      },
    ],
  },
}
const aboutPage = pageDocument('about', 'About')
const welshAbout = pageDocument('about', 'Amdanom', welshCode)
const tagDocument: ClauseDocument = {
  type: 'tag_pages',
  uid: 'about',
  lang: englishCode,
  data: { tag: 'x' },
}
const steps = ['start', 'walk', 'rest', 'give'].map((uid) => pageDocument(uid, uid))

/** Documents that every source contains when a test starts. */
export const clauseDocuments: readonly ClauseDocument[] = [
  siteDocument,
  aboutPage,
  welshAbout,
  oddDocument,
  ...steps,
  tagDocument,
]

export const englishDocuments = clauseDocuments.filter(({ lang }) => lang === englishCode)
export const englishPages = englishDocuments.filter(({ type }) => type === 'internal_page')

export const type = 'internal_page'
export const aboutQuery = { type, uid: 'about', page: 1, pageSize: 20 } as const
