import { parseContent, parseSite } from '@milepost/content'
import { sliceSchema } from '@milepost/content/fields'
import { describe, expect, it } from 'vitest'
import { englishMessages } from '../../messages/site-messages.ts'
import { scopeOf, slicesOf } from '../../sections/section/slice.test-kit.ts'
import { readButtonTargets, readInternalPage } from './page-placeholders.ts'
import { getRefusalMessage, getSiteRefusalMessage } from './page-problem.server.ts'

describe('targets of buttons without a URL', () => {
  const project = (donateUrl: string) =>
    ({ donateUrl, startUrl: () => Promise.resolve('/register') }) as never

  it.each([
    ['the form of the home page', '', [], undefined, '/#donate'],
    ['the form of the page', '', [{ slice_type: 'donate' }], undefined, '#donate'],
    [
      'the anchor of the form on the page',
      '',
      [{ slice_type: 'text' }, { slice_type: 'donate', primary: { anchor: 'give' } }],
      undefined,
      '#give',
    ],
    [
      'the project’s own URL',
      'https://give.example',
      [{ slice_type: 'donate' }],
      undefined,
      'https://give.example',
    ],
    ['the page’s own URL', 'https://give.example', [{ slice_type: 'donate' }], '/there', '/there'],
  ])('are %s', async (_where, donateUrl, slices, donate, expected) => {
    const targets = await readButtonTargets(
      scopeOf({ project: project(donateUrl) }),
      slicesOf(...slices),
      donate,
    )
    expect(targets).toEqual({
      donate: expected,
      signup: '/register',
      excludedRoutes: [],
      missing: [],
    })
  })
})

it.each([
  ['its anchor', { anchor: 'give' }, '/#give'],
  ['`donate` if it has no anchor', {}, '/#donate'],
  ['`donate` if the home page is invalid', { anchor: '1' }, '/#donate'],
])('link to the donate form of the home page for %s', async (_how, primary, expected) => {
  const data = { 'home-content': [{ slice_type: 'donate', primary, items: [] }] }
  const scope = scopeOf({ site: parseSite({ uid: 'test', data }).site })
  expect(await readButtonTargets(scope, [])).toMatchObject({ donate: expected })
})

it.each([
  [{ anchor: 'pledge' }, 'pledge'],
  [{}, 'donate'],
])('link to a custom donate form with the fields %j', async (primary, anchor) => {
  const schemas = { donate: sliceSchema('donate', {}, {}) }
  const content = [{ slice_type: 'donate', primary, items: [] }]
  const { site } = parseSite({ uid: 'test', data: { 'home-content': content } })
  const { services } = scopeOf()
  const scope = scopeOf({
    site,
    services: { ...services, content: { ...services.content, slices: schemas } },
  })
  const page = parseContent({ type: 'internal_page', uid: 'p', id: 'P' }, 'content', content, {
    schemas,
  })
  expect((await readButtonTargets(scope, [])).donate).toBe(`/#${anchor}`)
  expect((await readButtonTargets(scope, page)).donate).toBe(`#${anchor}`)
})

describe('reading an internal page', () => {
  const about = { id: 'P', uid: 'about', type: 'internal_page', data: { title: 'About us' } }

  it('is separate from other cached reads', async () => {
    const contact = { ...about, id: 'Q', uid: 'contact', data: { title: 'Contact' } }
    const scope = scopeOf({ documents: [about, contact] })
    for (const [uid, title] of [
      ['about', 'About us'],
      ['contact', 'Contact'],
    ] as const) {
      expect((await readInternalPage(scope, uid))?.title).toBe(title)
    }
  })

  it.each(['', 'a/b', 'a b', 'a'.repeat(201), '../x'])('never requests %j', async (uid) =>
    expect(await readInternalPage(scopeOf(), uid)).toBeUndefined(),
  )
})

describe('a rejected request', () => {
  it.each([
    [400, englishMessages.refused.requestTitle, englishMessages.refused.requestText],
    [403, englishMessages.refused.originTitle, englishMessages.refused.originText],
    [404, englishMessages.shell.notFoundTitle, englishMessages.shell.notFoundText],
    [405, englishMessages.refused.methodTitle, englishMessages.refused.methodText],
    [413, englishMessages.refused.sizeTitle, englishMessages.refused.sizeText],
    [414, englishMessages.refused.addressTitle, englishMessages.refused.addressText],
    [415, englishMessages.refused.kindTitle, englishMessages.refused.kindText],
    [421, englishMessages.refused.hostTitle, englishMessages.refused.hostText],
    [429, englishMessages.refused.oftenTitle, englishMessages.refused.oftenText],
    [503, englishMessages.refused.busyTitle, englishMessages.refused.busyText],
  ] as const)('with %d has the matching message', (status, title, text) =>
    expect(getRefusalMessage(englishMessages, status)).toEqual({ title, text }),
  )

  it('has the site’s message, or the default one while the site cannot be read', async () => {
    const messages = [{ key: 'shell.notFoundTitle', text: 'Nothing here' }]
    const site = { id: 'S', uid: 'test', type: 'custom_site', data: { messages } }
    const { services } = scopeOf({ documents: [site] })
    expect(await getSiteRefusalMessage(services, 404)).toEqual({
      title: 'Nothing here',
      text: englishMessages.shell.notFoundText,
    })
    expect(await getSiteRefusalMessage(scopeOf().services, 404)).toEqual({
      title: englishMessages.shell.notFoundTitle,
      text: englishMessages.shell.notFoundText,
    })
  })
})
