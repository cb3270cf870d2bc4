import { expect, it } from 'vitest'
import { parseTagPages } from './tag-pages.ts'

it.each([undefined, null, 7, 'x', [], {}, { data: null }, { data: [] }])('is empty: %j', (raw) => {
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
})

it('reads what an editor made for the pages of a tag, and names what is wrong around the content', () => {
  const data = { tag: ' Region ', value: 'Bay', label: 7, image: 'a.png', 'meta-title': 'Bays' }
  const read = parseTagPages({ type: 'tag_pages', uid: 'bay', id: 'T1', data })
  expect(read).toMatchObject({ uid: 'bay', tag: 'Region', value: 'Bay', label: '' })
  expect([read.meta.title, read.image]).toEqual(['Bays', undefined])
  expect(read.issues.map(({ field }) => field)).toEqual(['label', 'image'])
})
