import { describe, expect, it } from 'vitest'
import { parseInternalPage } from './internal-pages.ts'

const page = (data: unknown) => ({ id: 'P1', uid: 'about', type: 'internal_page', data })

describe('parseInternalPage', () => {
  it('returns title, meta and typed content', () => {
    const read = parseInternalPage(
      page({
        title: 'About',
        'meta-title': 'Us',
        content: [{ slice_type: 'text', primary: { title: 'Hi' } }],
      }),
    )
    expect(read).toMatchObject({ uid: 'about', title: 'About', meta: { title: 'Us' }, issues: [] })
    expect(read.content).toMatchObject([{ type: 'text', primary: { title: 'Hi' } }])
  })

  it('returns the segmentation as keys and values [S3.63]', () => {
    const rows = [
      { isSegmented: 'Yes', key: 'region', value: 'north' },
      { isSegmented: 'No', key: 'tier', value: 'gold' },
    ]
    expect(parseInternalPage(page({ segmentation: rows })).segmentation).toEqual({
      isSegmented: true,
      segments: [
        { key: 'region', value: 'north' },
        { key: 'tier', value: 'gold' },
      ],
    })
    expect(parseInternalPage(page({})).segmentation).toEqual({ isSegmented: false, segments: [] })
  })

  it("does not override the site's values by empty fields", () => {
    const read = parseInternalPage(
      page({
        'header-logo': {},
        'header-logoLight': {},
        'header-logoLink': { link_type: 'Any' },
        'header-background': '',
        'header-navigation': [],
        'header-ctas': [],
        'footer-background': null,
        'footer-content': [],
      }),
    )
    expect(read).toMatchObject({ header: {}, footer: {}, issues: [] })
    expect(Object.keys({ ...read.header, ...read.footer })).toEqual([])
  })

  it("does not override the site's values by invalid ones, which it reports", () => {
    const read = parseInternalPage(
      page({
        'header-sticky': 'maybe',
        'header-background': 'red',
        'header-include': '',
        'header-navigation': [{ label: '', url: '/about' }],
        'footer-include': 'perhaps',
      }),
    )
    expect(Object.keys({ ...read.header, ...read.footer })).toEqual([])
    expect(read.issues.map(({ field }) => field)).toEqual(
      'header-background header-sticky header-navigation[0].label footer-include'.split(' '),
    )
  })

  it("keeps the valid rows of a list that overrides the site's", () => {
    const rows = [{ label: 'About', url: '/about' }, { url: '/team' }]
    const read = parseInternalPage(page({ 'header-navigation': rows }))
    expect(read.header.navigation).toMatchObject([{ label: 'About' }])
    expect(read.issues.map(({ field }) => field)).toEqual(['header-navigation[1].label'])
  })

  it.each([null, 7, [], {}, { data: 3 }])('returns an empty page for the document %j', (raw) =>
    expect(parseInternalPage(raw)).toMatchObject({ uid: '', title: '', content: [] }),
  )
})
