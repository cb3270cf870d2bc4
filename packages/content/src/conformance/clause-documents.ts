import type { ClauseDocument } from './clause.ts'

export const english = 'en-gb'
export const welsh = 'cy-gb'

export const site: ClauseDocument = {
  type: 'custom_site',
  uid: 'river',
  lang: english,
  data: { 'meta-title': 'River' },
}
export const page = (uid: string, title: string, lang = english): ClauseDocument => ({
  type: 'internal_page',
  uid,
  lang,
  data: { title },
})
/** Everything that a document may say, and what makes a careless copy stumble. */
export const oddDocument: ClauseDocument = {
  ...page('odd', 'Ŵyth & “quotes” \\ </script> 🌊'),
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
export const about = page('about', 'About')
const welshAbout = page('about', 'Amdanom', welsh)
export const tag: ClauseDocument = {
  type: 'tag_pages',
  uid: 'about',
  lang: english,
  data: { tag: 'x' },
}
const steps = ['start', 'walk', 'rest', 'give'].map((uid) => page(uid, uid))

/** What is in every source under test at first. */
export const clauseDocuments: readonly ClauseDocument[] = [
  site,
  about,
  welshAbout,
  oddDocument,
  ...steps,
  tag,
]

export const inEnglish = clauseDocuments.filter(({ lang }) => lang === english)
export const pages = inEnglish.filter(({ type }) => type === 'internal_page')

export const type = 'internal_page'
export const aboutQuery = { type, uid: 'about', page: 1, pageSize: 20 } as const
