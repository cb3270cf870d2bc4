import { expect, it } from 'vitest'
import { parseTagPages, toTagSlug } from './tag-pages.ts'

it.each([
  ['Wrackley Bay', 'wrackley-bay'],
  ['“Team & Friends!”', 'team-friends'],
  ['E\u0301ire', 'éire'],
  ['?!', ''],
])('toTagSlug converts %j to %j', (text, slug) => expect(toTagSlug(text)).toBe(slug))

it.each([undefined, null, 7, 'x', [], {}, { data: null }, { data: [] }])(
  'parseTagPages returns an empty document for %j',
  (raw) => {
    expect(parseTagPages(raw)).toEqual({
      document: { type: '', uid: '', id: '' },
      uid: '',
      meta: { title: '', description: '', keywords: '', author: '' },
      tag: '',
      value: '',
      label: '',
      content: [],
      issues: [],
    })
  },
)

it('parseTagPages returns the document of a tag, and reports problems outside its content', () => {
  const data = { tag: ' Region ', value: 'Bay', label: 7, image: 'a.png', 'meta-title': 'Bays' }
  const read = parseTagPages({ type: 'tag_pages', uid: 'bay', id: 'T1', data })
  expect(read).toMatchObject({ uid: 'bay', tag: 'Region', value: 'Bay', label: '' })
  expect([read.meta.title, read.image]).toEqual(['Bays', undefined])
  expect(read.issues.map(({ field }) => field)).toEqual(['label', 'image'])
})
