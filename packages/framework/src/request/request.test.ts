import { describe, expect, it } from 'vitest'
import { english } from '../messages/messages.ts'
import { scopeOf, slicesOf } from '../slices/slice.test-kit.ts'
import { buttonTargets } from './button-targets.ts'
import { readInternalPage } from './internal-pages.ts'
import { refusalWords, siteRefusalWords } from './refusal-words.ts'

describe('where buttons lead that name no address', () => {
  const project = (donateUrl: string) =>
    ({ donateUrl, startUrl: () => Promise.resolve('/register') }) as never

  it.each([
    ['the form of the home page', '', [], undefined, '/#donate'],
    ['the form of the page', '', [{ slice_type: 'donate' }], undefined, '#donate'],
    [
      'the form of the page by its anchor',
      '',
      [{ slice_type: 'text' }, { slice_type: 'donate', primary: { anchor: 'give' } }],
      undefined,
      '#give',
    ],
    [
      'the project’s own address',
      'https://give.example',
      [{ slice_type: 'donate' }],
      undefined,
      'https://give.example',
    ],
    ['what the page says', 'https://give.example', [{ slice_type: 'donate' }], '/there', '/there'],
  ])('is %s', async (_where, donateUrl, slices, donate, expected) => {
    const targets = await buttonTargets(
      scopeOf({ project: project(donateUrl) }),
      slicesOf(...slices),
      donate,
    )
    expect(targets).toEqual({ donate: expected, signup: '/register' })
  })

  it('is no place to start a page at without a project', async () => {
    expect(await buttonTargets(scopeOf(), [])).toEqual({ donate: '/#donate', signup: undefined })
  })
})

describe('a page of the site', () => {
  const about = { id: 'P', uid: 'about', type: 'internal_page', data: { title: 'About us' } }

  it('is read by its uid', async () => {
    expect(await readInternalPage(scopeOf({ documents: [about] }), 'about')).toMatchObject({
      title: 'About us',
    })
    expect(await readInternalPage(scopeOf({ documents: [] }), 'about')).toBeUndefined()
  })

  it('is told from others that were read before', async () => {
    const contact = { ...about, id: 'Q', uid: 'contact', data: { title: 'Contact' } }
    const scope = scopeOf({ documents: [about, contact] })
    for (const [uid, title] of [
      ['about', 'About us'],
      ['contact', 'Contact'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await readInternalPage(scope, uid))?.title).toBe(title)
    }
  })

  it.each(['', 'a/b', 'a b', 'a'.repeat(201), '../x'])('is never asked for as %j', async (uid) => {
    // Nothing answers: asking would be an error.
    expect(await readInternalPage(scopeOf(), uid)).toBeUndefined()
  })
})

describe('a request that is not let in', () => {
  it.each([
    [400, english.refusedRequestTitle, english.refusedRequestText],
    [403, english.refusedOriginTitle, english.refusedOriginText],
    [404, english.notFoundTitle, english.notFoundText],
    [405, english.refusedMethodTitle, english.refusedMethodText],
    [413, english.refusedSizeTitle, english.refusedSizeText],
    [414, english.refusedAddressTitle, english.refusedAddressText],
    [415, english.refusedKindTitle, english.refusedKindText],
    [421, english.refusedHostTitle, english.refusedHostText],
    [429, english.refusedOftenTitle, english.refusedOftenText],
  ] as const)('with %d is told so', (status, title, text) => {
    expect(refusalWords(english, status)).toEqual({ title, text })
  })

  it('is told so in the site’s own words, and in ours while the site cannot be read', async () => {
    const messages = [{ key: 'notFoundTitle', text: 'Nothing here' }]
    const site = { id: 'S', uid: 'test', type: 'custom_site', data: { messages } }
    const { services } = scopeOf({ documents: [site] })
    expect(await siteRefusalWords(services, 404)).toEqual({
      title: 'Nothing here',
      text: english.notFoundText,
    })
    expect(await siteRefusalWords(scopeOf().services, 404)).toEqual({
      title: english.notFoundTitle,
      text: english.notFoundText,
    })
  })
})
