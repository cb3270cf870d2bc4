import { describe, expect, it } from 'vitest'
import { examineLinks } from './examine-links.ts'

const document = { type: 'internal_page', uid: 'about', id: 'P1' }
const targets = {
  paths: new Map([
    ['', new Set(['main', 'intro'])],
    ['/about us', new Set(['main'])],
    ['/region/bay', new Set<string>()],
  ]),
  prefixes: ['/teams/'],
  modals: new Set(['terms']),
  documents: new Set(['internal_page/about', 'P1']),
  media: new Set(['media/a.svg']),
}
const problemsOf = (data: unknown) =>
  examineLinks(document, data, targets).map(({ field, problem }) => `${field}: ${problem}`)

describe('addresses', () => {
  it.each([
    '/',
    '/#intro',
    '/about%20us',
    '/about%20us/',
    '/about%20us//?x=1#main',
    '  /about%20us  ',
    '/region/bay#anything',
    '/teams',
    '/teams/1/edit',
    '#own',
    '#',
    '',
    '?modal=terms',
    '/?a=1&modal=terms#intro',
    '?modal=',
    '?modal=own-modal',
    '/gone/{{ slug }}',
    'https://elsewhere.example/gone?modal-not=x',
    '//elsewhere.example/gone',
    'mailto:a@b.example',
    'gone',
  ])('that lead somewhere are left alone: %j', (url) => {
    const footer = [{ slice_type: 'modal', primary: { id: 'own-modal' } }]
    expect(problemsOf({ anchor: 'own', url, 'footer-content': footer })).toEqual([])
  })

  it.each([
    ['/gone', 'there is no page /gone'],
    ['/gone?x=1#y', 'there is no page /gone'],
    ['/teamsters', 'there is no page /teamsters'],
    ['/%zz', 'there is no page /%zz'],
    ['/#gone', 'no section has the anchor "gone"'],
    ['/about%20us#intro', 'no section has the anchor "intro"'],
    ['#intro', 'no section has the anchor "intro"'],
    ['?modal=gone', 'there is no modal "gone"'],
    ['?a=1&modal=gone#b', 'there is no modal "gone"'],
    ['/about%20us?modal=gone', 'there is no modal "gone"'],
  ])('that lead nowhere are named: %s', (url, problem) => {
    expect(problemsOf({ url })).toEqual([`url: ${problem}`])
    expect(problemsOf({ ctaLink: url })).toEqual([`ctaLink: ${problem}`])
  })

  it.each([
    ['<a href="/gone">x</a>', ['/gone']],
    ["<a class=x\nHREF = '/gone'>x</a>", ['/gone']],
    ['<a href=/gone>x</a><a href="/lost">y</a>', ['/gone', '/lost']],
    ['<a data-href="/gone">x</a><a href="">y</a> href', []],
  ])('are read in markup: %s', (bodyHtml, pages) => {
    expect(problemsOf({ bodyHtml })).toEqual(
      pages.map((page) => `bodyHtml: there is no page ${page}`),
    )
  })
})

it.each([
  [[{ slice_type: 'links', primary: { id: 'own' } }]],
  [[{ slice_type: 'modal', primary: 'own' }]],
  [[{ slice_type: 'modal', primary: { id: 7 } }]],
  ['modal'],
  [[null]],
])('modals of a page’s own are those of its footer: not %j', (footer) => {
  expect(problemsOf({ 'footer-content': footer, url: '?modal=own' })).toEqual([
    'url: there is no modal "own"',
  ])
})

describe('links to documents', () => {
  const link = { link_type: 'Document', type: 'internal_page', uid: 'about', id: 'P1' }

  it.each([
    [link, []],
    [{ ...link, uid: 'renamed' }, []],
    [{ ...link, id: 'other' }, []],
    [{ ...link, link_type: 'Web', uid: 'gone', id: 'gone' }, []],
    [{ ...link, isBroken: true }, ['target: the document internal_page/about is gone']],
    [{ ...link, uid: 'x', id: 'x' }, ['target: there is no document internal_page/x']],
  ])('lead to one that exists: %j', (target, expected) =>
    expect(problemsOf({ target })).toEqual(expected),
  )
})
