import { describe, expect, it } from 'vitest'
import { parseSite } from '../site/parse-site.ts'
import { findAnchors, checkUrls, checkLinks, collectLinkTargets } from './check-links.ts'

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
  takesDonations: true,
}
const problemsOf = (data: unknown) =>
  checkLinks(document, data, targets).map(({ field, problem }) => `${field}: ${problem}`)

describe('donate buttons', () => {
  const button = { label: 'Donate', linkType: ' Donate ', url: { link_type: 'Any' } }
  const examined = (type: string, data: object) =>
    checkLinks({ ...document, type }, data, { ...targets, takesDonations: false })
  const donate = { slice_type: 'donate', primary: {}, items: [] }

  it('are reported if the site has no section that takes donations', () => {
    const hero = { slice_type: 'hero', primary: {}, items: [button] }
    for (const type of ['custom_site', 'internal_page', 'tag_pages'])
      expect(examined(type, { content: [hero] })).toMatchObject([
        { kind: 'broken-link', field: 'content[0].items[0].linkType' },
      ])
    expect(problemsOf({ content: [hero] })).toEqual([])
  })

  it.each([
    ['with a URL', 'custom_site', { 'header-ctas': [{ ...button, url: '#main' }] }],
    ['of another type', 'custom_site', { 'header-ctas': [{ ...button, linkType: 'signup' }] }],
    ['next to a donate section', 'internal_page', { cta: button, content: [donate] }],
    ['on pages of supporters', 'supporter_pages', { content: [{ items: [button] }] }],
  ])('%s are not reported', (_, type, data) => expect(examined(type, data)).toEqual([]))

  it('have a target if the home page has a donate section or a project has a donateUrl', () => {
    const takesDonations = (data: object) => {
      const raw = { id: 'S', uid: 'demo', type: 'custom_site', data }
      return collectLinkTargets(parseSite(raw).site, [raw], undefined).takesDonations
    }
    const platform = (donateUrl: string) => [
      { slice_type: 'default', primary: {}, items: [{ type: 'campaign', uid: 'c', donateUrl }] },
    ]
    expect(takesDonations({ platform: platform('') })).toBe(false)
    expect(takesDonations({ platform: platform('https://give.example') })).toBe(true)
    expect(takesDonations({ 'home-content': [donate] })).toBe(true)
  })
})

describe('URLs', () => {
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
  ])('with a target are not reported: %j', (url) => {
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
  ])('without a target are reported: %s', (url, problem) => {
    expect(problemsOf({ url })).toEqual([`url: ${problem}`])
    expect(problemsOf({ ctaLink: url })).toEqual([`ctaLink: ${problem}`])
  })

  it.each([
    ['<a href="/gone">x</a>', ['/gone']],
    ["<a class=x\nHREF = '/gone'>x</a>", ['/gone']],
    ['<a href=/gone>x</a><a href="/lost">y</a>', ['/gone', '/lost']],
    ['<a data-href="/gone">x</a><a href="">y</a> href', []],
  ])('in HTML are checked: %s', (bodyHtml, pages) => {
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
])('only find modals in a footer: not in %j', (footer) => {
  expect(problemsOf({ 'footer-content': footer, url: '?modal=own' })).toEqual([
    'url: there is no modal "own"',
  ])
})

describe('document links', () => {
  const link = { link_type: 'Document', type: 'internal_page', uid: 'about', id: 'P1' }

  it.each([
    [link, []],
    [{ ...link, uid: 'renamed' }, []],
    [{ ...link, id: 'other' }, []],
    [{ ...link, link_type: 'Web', uid: 'gone', id: 'gone' }, []],
    [{ ...link, isBroken: true }, ['target: the document internal_page/about has been deleted']],
    [{ ...link, uid: 'x', id: 'x' }, ['target: there is no document internal_page/x']],
  ])('to an existing document are not reported: %j', (target, expected) =>
    expect(problemsOf({ target })).toEqual(expected),
  )
})

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

it('collectLinkTargets collects pages with the anchors of their sections, and tag pages', () => {
  const { paths } = collectLinkTargets(site, documents, undefined)
  expect(Object.fromEntries([...paths].map(([path, anchors]) => [path, [...anchors]]))).toEqual({
    '': ['main', 'top', 'intro'],
    '/about': ['main', 'top', 'team'],
    '/region/north-sea': [],
    '/region/bay': [],
  })
})

it('collectLinkTargets collects documents by uid and id, modals, media and paths of the product', () => {
  const media = new Set(['media/a.svg'])
  const targets = collectLinkTargets(site, documents, media)
  expect([...targets.documents]).toEqual(
    'custom_site/demo S custom_site/other S2 internal_page/about P tag_pages/demo'.split(' '),
  )
  expect([...targets.modals]).toEqual(['terms'])
  expect(targets.media).toBe(media)
  expect(targets.prefixes).toContain('/fundraising/')
})

it.each([null, 7, 'x', [{ anchor: 'a' }], { anchor: 7, id: 'a' }])(
  'findAnchors returns only the anchors of every page for %j',
  (data) => expect([...findAnchors(data)]).toEqual(['main', 'top']),
)

const addressed = { type: 'internal_page', uid: 'office', id: 'D1' }

it('checkUrls reports URLs that a browser would read as part of a CSP', () => {
  const data = {
    content: [
      { primary: { html: '<iframe src="https://x;script-src-elem/"></iframe>' } },
      { primary: { src: 'https://*/' } },
      { primary: { src: 'https://x,sandbox.example/a' } },
    ],
  }
  expect(checkUrls(addressed, data).map(({ field, kind }) => [kind, field])).toEqual([
    ['unsafe-url', 'content[0].primary.html'],
    ['unsafe-url', 'content[1].primary.src'],
    ['unsafe-url', 'content[2].primary.src'],
  ])
})

it('checkUrls truncates a long URL, and ignores invalid ones', () => {
  const src = `https://*/${'a'.repeat(200)}`
  const [finding] = checkUrls(addressed, { src, broken: 'https://[ and https://' })
  expect(finding?.problem).toBe(
    `the URL https://*/${'a'.repeat(70)} has an unusual host, so its content is not shown`,
  )
  expect(checkUrls(addressed, { broken: 'https://[ and https://' })).toEqual([])
})

it('checkUrls ignores URLs with a plain host', () => {
  const data = {
    a: 'See https://maps.example:8080/a;b,c?d=*#e, or http://localhost:4100/.',
    b: 'https://bücher.example/',
    c: 7,
  }
  expect(checkUrls(addressed, data)).toEqual([])
})
