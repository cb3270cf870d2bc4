import type { ContentSource } from '../sources/content-source.ts'

/** A document of a source under test. */
export interface ClauseDocument {
  readonly type: string
  readonly uid: string
  /** `en-gb` is the main language. */
  readonly lang: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A source, and functions that change its documents. */
export interface SourceUnderTest {
  readonly source: ContentSource
  /** Replaces all published documents. */
  readonly publish: (documents: readonly ClauseDocument[]) => void | Promise<void>
  /** Saves drafts without publishing them. @returns the ref that shows them */
  readonly draft: (documents: readonly ClauseDocument[]) => string | Promise<string>
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
/** Document with values that a careless copy would change. */
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
        slice_type: 'confetti',
        slice_label: null,
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

/** Documents of every source at the start of a test. */
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
