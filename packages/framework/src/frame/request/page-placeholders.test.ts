import { parseSite } from '@milepost/content'
import { createPlatform, NoResponseError, parsePage, sandboxEnvironment } from '@milepost/platform'
import { createPageWire } from '@milepost/platform/testing'
import { describe, expect, it, vi } from 'vitest'
import { scopeOf, slicesOf } from '../../sections/section/slice.test-kit.ts'
import { getPlaceholders } from './page-placeholders.ts'

const url = (query = '') => new URL(`http://site.example/thank-you${query}`)
const all = [{ text: '{{ raised }} {{ charity }} {{ campaign }} {{ event }}' }]
const donation = { id: '1024', amount: 25, name: 'Siân Price', anonymous: false } as never

describe('placeholder values', () => {
  it('contain the id, amount and name of the donation in the URL [S3.01]', async () => {
    const tag = { id: '7', name: 'A page' }
    const values = await getPlaceholders(scopeOf(), { url: url(), donation, tag, texts: [] })
    expect(
      ['id', 'amount', 'amount_x3', 'name', 'first_name'].map((key) => values.get(key)),
    ).toEqual(['1024', '25', '75', 'Siân Price', 'Siân'])
  })

  it('come from the query first', async () => {
    const asked = url('?amount=40&name=Ann')
    const values = await getPlaceholders(scopeOf(), { url: asked, donation, texts: [] })
    expect([values.get('amount'), values.get('name')]).toEqual(['40', 'Ann'])
  })

  it('omit the name of an anonymous donor', async () => {
    const hidden = { ...(donation as object), anonymous: true } as never
    const values = await getPlaceholders(scopeOf(), { url: url(), donation: hidden, texts: [] })
    expect(values.get('name')).toBe('')
  })

  it('omit a hidden amount', async () => {
    const hidden = { ...(donation as object), amount: 0, isAmountHidden: true } as never
    const values = await getPlaceholders(scopeOf(), { url: url(), donation: hidden, texts: [] })
    expect(['amount', 'amount_x3'].map((key) => values.get(key))).toEqual(['', ''])
  })

  it('contain a page’s amounts with currency, and its story as plain text', async () => {
    const platform = createPlatform({
      environment: sandboxEnvironment('http://sandbox.example'),
    })
    const of = parsePage(platform, { ...createPageWire(), story: '<p>For the <b>sea</b>.</p>' })
    const page = { of, currency: 'GBP', url: 'http://site.example/x' }
    const values = await getPlaceholders(scopeOf(), { url: url(), page, texts: all })
    expect([values.get('raised'), values.get('story'), values.get('url')]).toEqual([
      expect.stringMatching(/^£/),
      'For the sea.',
      'http://site.example/x',
    ])
  })

  it('contain the names of a page’s charity, campaign and event, not their ids [S3.73]', async () => {
    const platform = createPlatform({
      environment: sandboxEnvironment('http://sandbox.example'),
    })
    const of = parsePage(platform, createPageWire())
    const names = vi.fn(() => Promise.resolve({ campaign: 'Coast', charity: '', event: '' }))
    const project = { names } as never
    const page = { of, currency: 'GBP', url: 'x' }
    const values = await getPlaceholders(scopeOf({ project }), { url: url(), page, texts: all })
    expect(['charity', 'campaign', 'event'].map((key) => values.get(key))).toEqual([
      'The Demo Charity',
      'Coast',
      'River Mile',
    ])
    expect(names).toHaveBeenCalledWith(of.campaign)
  })

  it('fall back to names of the site’s document [S3.73]', async () => {
    const data = {
      'meta-title': 'Walk the Tideline | Tideline Trust',
      'meta-author': 'Tideline Trust',
    }
    const { site } = parseSite({ uid: 'test', data })
    const of = { charity: '2050', charityId: '2050', money: {}, slug: 'sam' } as never
    const page = { of, currency: 'GBP', url: 'x' }
    const values = await getPlaceholders(scopeOf({ site }), { url: url(), page, texts: all })
    expect(['charity', 'campaign', 'event'].map((key) => values.get(key))).toEqual([
      'Tideline Trust',
      '',
      'Walk the Tideline',
    ])
  })

  it.each([
    ['own', 'https://own.example', '', '12', 'https://own.example'],
    ['site', '', 'https://give.example', '', 'http://site.example'],
  ])(
    'describe projects like the site does: %s',
    async (_whose, ownUrl, donateUrl, _uid, expected) => {
      const item = { type: 'campaign', uid: 'c-1', url: ownUrl }
      const { site } = parseSite({
        uid: 'test',
        data: {
          'meta-title': 'Walk the Tideline',
          'home-content': [{ slice_type: 'donate', primary: { anchor: 'give' }, items: [] }],
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
        names: () => Promise.resolve({ campaign: 'Coast', charity: 'Tideline Trust', event: '' }),
        summary: () => Promise.resolve({ value: summary, asOf: new Date(0), isLastGood: false }),
      } as never
      const values = await getPlaceholders(scopeOf({ site, project }), { url: url(), texts: all })
      expect(Object.fromEntries(values as ReadonlyMap<string, string>)).toMatchObject({
        active: 'true',
        campaign: 'Coast',
        charity: 'Tideline Trust',
        event: 'Walk the Tideline',
        donationUrl: donateUrl === '' ? 'http://site.example/#give' : donateUrl,
        name: 'Coast',
        raised: '£125.50',
        target: '£1,000',
        type: 'campaign',
        url: expected,
      })
    },
  )

  it('contain nothing if the project cannot be read, or there is none', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const down = () => Promise.reject(new NoResponseError({} as never, new Error('down')))
    const project = { summary: down } as never
    const texts = [{ title: '{{ raised }}' }]
    const raised = async (scope: ReturnType<typeof scopeOf>) =>
      (await getPlaceholders(scope, { url: url(), texts })).get('raised')
    expect(await raised(scopeOf({ project }))).toBe('')
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
    expect(await raised(scopeOf())).toBe('')
  })

  it('contain a team’s captain as its owner, and an empty story if there is none', async () => {
    const money = { raisedMinor: 100, targetMinor: 200 }
    const names = { campaign: 'Coast', charity: 'Tideline Trust', charityId: '2050' }
    const team = { leader: 'Sam', owner: 'guid-sam', money, story: undefined, ...names }
    const read = async (of: object) => {
      const page = { of: of as never, currency: 'GBP', url: 'x' }
      const values = await getPlaceholders(scopeOf(), { url: url(), page, texts: all })
      return ['owner', 'raised', 'target', 'story', 'campaign', 'charity'].map((key) =>
        values.get(key),
      )
    }
    expect(await read(team)).toEqual(['Sam', '£1', '£2', '', 'Coast', 'Tideline Trust'])
    expect(await read({ owner: 'Ana', money })).toEqual(['Ana', '£1', '£2', '', '', 'test'])
  })

  it('request nothing from the platform for a page without placeholders', async () => {
    const none = { summary: () => Promise.reject(new Error('asked')) } as never
    const slices = slicesOf({ slice_type: 'text', primary: { title: 'No slots here' } })
    const values = await getPlaceholders(scopeOf({ project: none }), {
      url: url(),
      texts: [slices],
    })
    expect(values.get('raised')).toBe('')
  })
})
