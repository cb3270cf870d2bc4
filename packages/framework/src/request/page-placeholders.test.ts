import { parseSite } from '@milepost/content'
import { createPlatform, NoResponseError, parsePage, sandboxEnvironment } from '@milepost/platform'
import { pageWire } from '@milepost/platform/testing'
import { describe, expect, it, vi } from 'vitest'
import { scopeOf, slicesOf } from '../slices/slice.test-kit.ts'
import { placeholderPage, placeholderProject, placeholdersOf } from './page-placeholders.ts'

const url = (query = '') => new URL(`http://site.example/thank-you${query}`)
const donation = { id: '1024', amount: 25, name: 'Siân Price', anonymous: false } as never

describe('what placeholders are filled with', () => {
  it('is the donation of the address: its id, amount and name [S3.01]', () => {
    const values = placeholdersOf({ url: url(), donation, page: { id: '7', name: 'A page' } })
    expect(
      ['id', 'amount', 'amount_x3', 'name', 'first_name'].map((key) => values.get(key)),
    ).toEqual(['1024', '25', '75', 'Siân Price', 'Siân'])
  })

  it('is first of all what the query says', () => {
    const values = placeholdersOf({ url: url('?amount=40&name=Ann'), donation, page: undefined })
    expect([values.get('amount'), values.get('name')]).toEqual(['40', 'Ann'])
  })

  it('keeps the name of who wishes to stay unnamed', () => {
    const hidden = { ...(donation as object), anonymous: true } as never
    expect(placeholdersOf({ url: url(), donation: hidden, page: undefined }).get('name')).toBe('')
  })

  it('says no amount that was hidden', () => {
    const hidden = { ...(donation as object), amount: 0, isAmountHidden: true } as never
    const values = placeholdersOf({ url: url(), donation: hidden, page: undefined })
    expect(['amount', 'amount_x3'].map((key) => values.get(key))).toEqual(['', ''])
  })

  it('says a page’s money with its sign, and its story as words', () => {
    const platform = createPlatform({ environment: sandboxEnvironment('http://sandbox.example') })
    const page = parsePage(platform, { ...pageWire(), story: '<p>For the <b>sea</b>.</p>' })
    const options = { currency: 'GBP', country: 'gb', url: 'http://site.example/x' }
    expect(placeholderPage(page, options)).toMatchObject({
      raised: expect.stringMatching(/^£/),
      story: 'For the sea.',
      url: 'http://site.example/x',
    })
  })

  it.each([
    ['own', 'https://own.example', '', '12', 'https://own.example'],
    ['site', '', 'https://give.example', '', 'http://site.example'],
  ])(
    'says of the project what the site does: %s',
    async (_whose, url, donateUrl, _uid, expected) => {
      const item = { type: 'campaign', uid: 'c-1', url }
      const { site } = parseSite({
        uid: 'test',
        data: {
          'meta-title': 'Tideline Trust',
          platform: [{ slice_type: 'default', primary: {}, items: [item] }],
        },
      })
      const summary = {
        name: 'Coast',
        raisedMinor: 12_550,
        targetMinor: 100_000,
        donationCount: 3,
        story: 'S',
        image: '/i',
        url: 'https://platform.example',
      }
      const project = {
        currency: () => Promise.resolve('GBP'),
        donateUrl,
        summary: () => Promise.resolve({ value: summary, asOf: new Date(0), isLastGood: false }),
      } as never
      const slices = slicesOf({ slice_type: 'text', primary: { title: '{{ raised }}' } })
      expect(await placeholderProject(scopeOf({ site, project }), slices)).toMatchObject({
        active: true,
        campaign: 'Coast',
        charity: 'Tideline Trust',
        donationUrl: donateUrl === '' ? 'http://site.example/#donate' : donateUrl,
        name: 'Coast',
        raised: '£125.50',
        target: '£1,000',
        type: 'campaign',
        url: expected,
      })
    },
  )

  it('says nothing of a project that cannot be read, or of none', async () => {
    const slices = slicesOf({ slice_type: 'text', primary: { title: '{{ raised }}' } })
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const down = () => Promise.reject(new NoResponseError({} as never, new Error('down')))
    const project = { summary: down } as never
    expect(await placeholderProject(scopeOf({ project }), slices)).toBeUndefined()
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
    expect(await placeholderProject(scopeOf(), slices)).toBeUndefined()
  })

  it('names a team’s captain as its owner, and has no story where there is none', () => {
    const options = { currency: 'GBP', country: 'gb', url: 'x' }
    const money = { raisedMinor: 100, targetMinor: 200 }
    const team = { leader: 'Sam', owner: 'guid-sam', money, story: undefined }
    expect(placeholderPage(team as never, options)).toMatchObject({
      owner: 'Sam',
      raised: '£1',
      target: '£2',
      story: '',
    })
    const page = { owner: 'Ana', money, story: undefined }
    expect(placeholderPage(page as never, options)).toMatchObject({ owner: 'Ana', story: '' })
  })

  it('asks nothing of the platform for a page without placeholders', async () => {
    const asked = { summary: () => Promise.reject(new Error('asked')) } as never
    const slices = slicesOf({ slice_type: 'text', primary: { title: 'No slots here' } })
    expect(await placeholderProject(scopeOf({ project: asked }), slices)).toBeUndefined()
  })
})
