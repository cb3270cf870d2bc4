import { expect, it } from 'vitest'
import { parseSite } from '../site/parse-site.ts'
import { anchorsIn, linkTargetsOf } from './link-targets.ts'

const raw = {
  id: 'S',
  uid: 'demo',
  type: 'custom_site',
  data: {
    tags: [{ name: 'Region', values: 'North Sea\nBay' }],
    'home-content': [{ slice_type: 'text', primary: { anchor: 'intro', title: 'x' } }],
    'footer-content': [
      { slice_type: 'modal', primary: { id: 'terms', iframe: { link_type: 'Any' } } },
      { slice_type: 'links' },
    ],
  },
}
const { site } = parseSite(raw)
const documents = [
  raw,
  { ...raw, id: 'S2', uid: 'other' },
  { id: 'P', uid: 'about', type: 'internal_page', data: { content: [{ anchor: 'team' }] } },
  { id: '', uid: 'demo', type: 'tag_pages', data: {} },
]

it('knows the pages of a site with the anchors of their sections, and its tags', () => {
  const { paths } = linkTargetsOf(site, documents, undefined)
  expect(Object.fromEntries([...paths].map(([path, anchors]) => [path, [...anchors]]))).toEqual({
    '': ['main', 'top', 'intro'],
    '/about': ['main', 'top', 'team'],
    '/region/north-sea': [],
    '/region/bay': [],
  })
})

it('knows its documents by name and id, its modals, its media and what the product serves', () => {
  const media = new Set(['media/a.svg'])
  const targets = linkTargetsOf(site, documents, media)
  expect([...targets.documents]).toEqual(
    'custom_site/demo S custom_site/other S2 internal_page/about P tag_pages/demo'.split(' '),
  )
  expect([...targets.modals]).toEqual(['terms'])
  expect(targets.media).toBe(media)
  expect(targets.prefixes).toContain('/fundraising/')
})

it.each([null, 7, 'x', [{ anchor: 'a' }], { anchor: 7, id: 'a' }])(
  'finds no anchors but those of every page in %j',
  (data) => expect([...anchorsIn(data)]).toEqual(['main', 'top']),
)
