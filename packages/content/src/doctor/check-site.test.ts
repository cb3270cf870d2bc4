import { anything, array, assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brokenDocuments,
  brokenFindings,
  brokenMedia,
  brokenMessages,
} from './broken-site.fixture.ts'
import { checkSite } from './check-site.ts'
import { severities } from './finding.ts'

const now = new Date('2026-06-15T12:00:00Z')

describe('checkSite', () => {
  const contact = { 'accessibility-email': 'help@demo.example' }
  const document = { id: 'S', uid: 'demo', type: 'custom_site' }
  const site = (data: object) => ({ ...document, data: { ...contact, ...data } })
  const page = (uid: string, data: object) => ({ id: uid, uid, type: 'internal_page', data })
  const text = (title: unknown) => ({ slice_type: 'text', primary: { title }, items: [] })

  const platform = (type: string, item: object) => ({
    platform: [{ slice_type: type, primary: {}, items: [item] }],
  })

  it.each([
    ['field header-background', { 'header-background': 'red' }],
    ['field home-content[0].primary.title', { 'home-content': [text(7)] }],
    ['broken-link header-ctas[0].url', { 'header-ctas': [{ label: 'x', url: '?modal=none' }] }],
    ['contrast footer-foreground', { 'footer-background': '#fff', 'footer-foreground': '#999999' }],
    [
      'project-kinds platform[0].items[0].type',
      platform('default', { type: 'event', uid: 'next1' }),
    ],
  ])('reports %s', (found, data: object) => {
    const findings = checkSite({ site: 'demo', documents: [site(data)], now })
    expect(findings.map(({ kind, field }) => `${kind} ${field}`)).toEqual([found])
    expect(findings[0]?.document).toMatchObject({ type: 'custom_site', uid: 'demo' })
  })

  it('reports each problem of each page, and pages beyond the plan', () => {
    const documents = [
      site({}),
      page('a', {
        content: [{ slice_type: 'gifts', items: [{ amount: 'lots' }] }, text('{{ x }}')],
      }),
      page('b', { content: 7, segmentation: 'x' }),
      { id: 'T', uid: 't', type: 'tag_pages', data: { label: 7, content: [{ slice_type: 'no' }] } },
      { id: 'O', uid: '', type: 'onboarding', data: { registration: [{ slice_type: 'no' }] } },
    ]
    const findings = checkSite({ site: 'demo', documents, now, tenant: { pages: 2 } })
    expect(findings.map(({ kind, document, field }) => `${kind} ${document.uid} ${field}`)).toEqual(
      [
        'page-limit demo ',
        'field a content[0].items[0].amount',
        'unknown-placeholder a content[1].primary.title',
        'field b content',
        'field b segmentation',
        'unknown-slice t content[0]',
        'field t label',
        'field  registration[0].slice_type',
        'tag t tag',
      ],
    )
    expect(findings[3]).toMatchObject({ problem: 'expected a list of slices, found 7' })
    expect(findings[0]).toMatchObject({ kind: 'page-limit', severity: 'error' })
    expect(
      checkSite({ site: 'demo', documents: documents.slice(0, 1), now, tenant: { pages: 1 } }),
    ).toEqual([])
  })

  it('reports every kind of finding, with document, field and a sentence', () => {
    const findings = checkSite({
      site: 'broken',
      documents: brokenDocuments,
      now,
      tenant: { pages: 2 },
      messages: brokenMessages,
      media: brokenMedia,
    })
    expect(
      findings.map(
        ({ severity, kind, document, field, problem }) =>
          `${severity} ${kind} ${document.type}/${document.uid} ${field}: ${problem}`,
      ),
    ).toEqual(brokenFindings)
    const kinds = new Set<string>(findings.map(({ kind }) => kind))
    const others = ['model-without-schema', 'schema-without-model', 'missing-site']
    expect(Object.keys(severities).filter((kind) => !kinds.has(kind))).toEqual(others)
  })

  it.each([
    ['gb', 'en-au', 'consent'],
    ['IE', 'en-au', 'consent'],
    ['au', 'en-ie', 'consent'],
    ['au', 'en-au', 'no-effect'],
  ])('reports a missing consent banner in %s, %s [S9.10, S9.11]', (country, lang, kind) => {
    const kindsOf = (more: object) =>
      checkSite({
        site: 'demo',
        documents: [{ ...site({ 'localisation-country': country, ...more }), lang }],
        now,
      }).map((one) => `${one.kind} ${one.field}`)
    const script = { 'head-scripts': [{ src: 'https://chat.example/a.js' }] }
    expect(kindsOf(script)).toEqual([`${kind} cookieConsent-display`])
    expect(kindsOf({ ...script, 'cookieConsent-display': 'Yes' })).toEqual([])
    expect(kindsOf({ 'head-scripts': [{ inline: 'a()', afterConsent: 'No' }] })).toEqual([])
    const analytics = [{ type: 'google_analytics', id: 'G-1' }]
    expect(kindsOf({ ...script, analytics })).toEqual([`${kind} cookieConsent-display`])
  })

  it('reports a missing site document', () => {
    const documents = [page('demo', {}), { ...site({}), uid: 'other' }]
    expect(checkSite({ site: 'demo', documents, now })).toEqual([
      {
        kind: 'missing-site',
        severity: 'error',
        document: { type: 'custom_site', uid: 'demo', id: '' },
        field: '',
        problem: 'the site is missing',
      },
    ])
  })

  it('ignores other sites, and pages with the uid of the site', () => {
    const documents = [
      page('demo', {}),
      { ...site({ 'header-background': 'red' }), uid: 'other' },
      site({ 'header-foreground': 'red' }),
    ]
    expect(checkSite({ site: 'demo', documents, now }).map(({ field }) => field)).toEqual([
      'header-foreground',
    ])
  })

  it("reports problems outside the sections of supporters' pages", () => {
    const pages = { id: 'P', uid: 'p', type: 'supporter_pages', data: { 'meta-title': 7 } }
    const findings = checkSite({ site: 'demo', documents: [site({}), pages], now })
    expect(findings).toMatchObject([{ kind: 'field', document: { uid: 'p' }, field: 'meta-title' }])
  })

  it('reports an unknown slice in the reports once', () => {
    const reports = [
      { slice_type: 'report', primary: { kind: 'pages' } },
      { slice_type: 'nobody' },
      { slice_type: '' },
      {},
      7,
      { slice_type: 7 },
    ]
    const findings = checkSite({ site: 'demo', documents: [site({ reports })], now })
    expect(findings.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      'field reports[2]',
      'field reports[3]',
      'field reports[4]',
      'field reports[5]',
      'unknown-slice reports[1]',
    ])
  })

  it.each([null, undefined, []])('accepts %j as sections', (content) => {
    const documents = [site({ 'home-content': content }), page('a', { content })]
    expect(checkSite({ site: 'demo', documents, now })).toEqual([])
  })

  it('accepts tag page documents for a tag or one of its values, in any spelling, and reports others', () => {
    const tags = [
      { name: 'Coast', values: 'North Sea\nWest' },
      { name: 'team', values: 'East' },
    ]
    const type = 'tag_pages'
    const about = (uid: string, tag: string, value?: string) => ({
      uid,
      type,
      data: { tag, value },
    })
    const documents = [
      site({ tags }),
      about('every', 'Coast'),
      about('one', 'Coast', 'North Sea'),
      about('small', 'coast', 'north-sea'),
      about('other', 'Coast', 'East'),
      about('no-tag', 'Country', 'West'),
      page('page', { tag: 'Country' }),
    ]
    const findings = checkSite({ site: 'demo', documents, now }).filter(
      ({ kind }) => kind === 'tag',
    )
    expect(findings.map(({ document, field }) => `${document.uid} ${field}`)).toEqual([
      'other value',
      'no-tag tag',
    ])
  })

  it('never throws', () => {
    assert(
      property(array(anything()), anything(), (documents, data) => {
        const broken = { type: 'custom_site', uid: 'demo', data }
        expect(
          Array.isArray(checkSite({ site: 'demo', documents: [broken, ...documents], now })),
        ).toBe(true)
      }),
    )
  })
})
