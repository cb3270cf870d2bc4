import { getPlaceholderValues } from '@milepost/content'
import { createCampaignWire, createGraphLeaderboardWire } from '@milepost/platform/testing'
import { describe, expect, it, vi } from 'vitest'
import { englishMessages } from '../messages/site-messages.ts'
import { createCampaignProject } from '../totals/campaign-project.ts'
import { sections, toSliceViews } from './sections.server.ts'
import { platformOf, sliceScopeOf, slicesOf } from './section/slice.test-kit.ts'
import { itemsOf, noOverride } from '../totals/platform.test-kit.ts'

const placeholders = getPlaceholderValues({})
const options = { placeholders }

describe('toSliceViews', () => {
  const types = Object.keys(sections).filter(
    (type) =>
      !['custom', 'unknown', 'fitnessTotal', 'donate', 'teamSearch', 'matching'].includes(type),
  )

  it.each(types)('shows a minimal %s without interaction', async (type) => {
    const views = await toSliceViews(slicesOf({ slice_type: type }), sliceScopeOf(), options)
    expect(views).toHaveLength(1)
    expect(JSON.stringify(views)).not.toMatch(/undefined|NaN|\[object/)
  })

  it('sends only the type of an unknown slice', async () => {
    const secret = { note: 'for nobody', html: '<iframe src="https://x.example/for-nobody">' }
    const slices = slicesOf({ slice_type: 'confetti', primary: secret, items: [secret] })
    expect(JSON.stringify(slices)).toContain('for nobody')
    expect(await toSliceViews(slices, sliceScopeOf(), options)).toEqual([
      { type: 'unknown', message: 'Unknown slice type: confetti' },
    ])
  })

  it('shows a message if the totals cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const views = await toSliceViews(
      slicesOf({ slice_type: 'totals' }, { slice_type: 'ticker' }, { slice_type: 'leaderboard' }),
      sliceScopeOf(),
      options,
    )
    const said = JSON.stringify(views)
    expect(said.match(/We couldn’t load this\./g)).toHaveLength(3)
  })

  it('distinguishes an unknown campaign from one without entries', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const wire = createCampaignWire()
    const said = async (board: object | null) => {
      const scope = sliceScopeOf({}, '/page?team=otters')
      const node = board && { leaderboard: board }
      const project = createCampaignProject({
        services: scope.services,
        platform: platformOf({
          [`/campaigns/${wire.campaignGuid}`]: wire,
          '/graphql': { data: { page: node, people: node, teams: node, totals: [] } },
        }),
        campaigns: itemsOf([wire.campaignGuid]),
        country: 'gb',
        override: noOverride,
      })
      const slices = slicesOf(
        { slice_type: 'leaderboard' },
        { slice_type: 'leaderboard', primary: { kind: 'teams' } },
        { slice_type: 'teamSearch' },
      )
      const views = await toSliceViews(slices, { ...scope, project }, options)
      return { ...scope.facts, views, messages: JSON.stringify(views) }
    }
    const nobody = createGraphLeaderboardWire({ totalCount: 0, nodes: [] })
    const empty = await said({ ...nobody, edges: [] })
    expect(empty).toMatchObject({ isDegraded: false })
    expect(empty.messages).not.toContain(englishMessages.figures.unavailable)
    const missing = await said(null)
    expect(missing).toMatchObject({ isDegraded: true })
    expect(missing.views).toHaveLength(3)
    expect(
      missing.messages.match(new RegExp(englishMessages.figures.unavailable, 'g')),
    ).toHaveLength(2)
    const { foundNoTeam, failed } = englishMessages.search
    expect([empty, missing].map(({ views }) => views.at(-1))).toMatchObject([
      { type: 'teamSearch', said: foundNoTeam },
      { type: 'teamSearch', said: failed },
    ])
  })
})

it('uses the amount in the URL for the form of a page [S2.24]', async () => {
  const formOf = async (path: string) => {
    const slices = slicesOf({ slice_type: 'donate', items: [{ amount: 25 }, { amount: 50 }] })
    const [view] = await toSliceViews(
      slices,
      sliceScopeOf({ project: { currency: async () => 'GBP' } as never }, path),
      options,
    )
    return view?.type === 'donate' ? [view.form.selected, view.form.typed] : undefined
  }
  expect(await formOf('/donate')).toEqual(['50', undefined])
  expect(await formOf('/donate?amount=25')).toEqual(['25', undefined])
  expect(await formOf('/donate?amount=42')).toEqual([undefined, '42'])
  expect(await formOf('/donate?amount=lots')).toEqual(['50', undefined])
})

it.each([
  ['gb', 'GBP', true],
  ['gb', 'EUR', false],
  ['au', 'AUD', false],
])(
  'mentions Gift Aid only for donations in pounds in the UK: %s, %s',
  async (country, code, isNamed) => {
    const project = { currency: async () => code } as never
    const scope = sliceScopeOf({ country, project })
    const [view] = await toSliceViews(slicesOf({ slice_type: 'donate' }), scope, options)
    expect(JSON.stringify(view).includes('Gift Aid')).toBe(isNamed)
  },
)

describe('placeholders on a page', () => {
  const url = new URL('http://site.example/?amount=25&name=Si%C3%A2n+Price&answer_1=the+sea')
  const filled = { placeholders: getPlaceholderValues({ query: url.searchParams }) }

  it('are filled in in texts, rich texts and buttons', async () => {
    const views = await toSliceViews(
      slicesOf(
        { slice_type: 'callToAction', primary: { title: 'Thank you, {{ first_name }}' } },
        {
          slice_type: 'text',
          primary: {
            text: [
              {
                type: 'paragraph',
                text: '{{ name }} gives £{{ amount }}, then £{{ amount_x2 }}, for {{ answer_1 }}.',
                spans: [{ type: 'strong', start: 0, end: 10 }],
              },
            ],
          },
        },
        {
          slice_type: 'callToAction',
          items: [{ label: 'Give £{{ amount_x4 }}', url: '/donate?amount={{ amount_x4 }}' }],
        },
      ),
      sliceScopeOf(),
      filled,
    )
    expect(views).toMatchObject([
      { title: 'Thank you, Siân' },
      { html: '<p><strong>Siân Price</strong> gives £25, then £50, for the sea.</p>' },
      { actions: [{ label: 'Give £100', href: '/donate?amount=100' }] },
    ])
  })

  it('never become markup or another URL', async () => {
    const query = new URLSearchParams({
      name: '<img src=x onerror=alert(1)>',
      answer_1: 'javascript:alert(1)',
    })
    const views = await toSliceViews(
      slicesOf(
        {
          slice_type: 'text',
          primary: { text: [{ type: 'paragraph', text: '{{ name }}', spans: [] }] },
        },
        { slice_type: 'html', primary: { html: '<p>{{ name }}</p>' } },
        { slice_type: 'callToAction', items: [{ label: 'x', url: '{{ answer_1 }}' }] },
      ),
      sliceScopeOf(),
      { placeholders: getPlaceholderValues({ query }) },
    )
    const said = JSON.stringify(views)
    expect(said).not.toContain('<img')
    expect(said).not.toContain('"javascript:')
  })
})

it('shows the total once if a page has a hero and milestones', async () => {
  const wire = createCampaignWire()
  const scope = sliceScopeOf()
  const project = createCampaignProject({
    services: scope.services,
    platform: platformOf({
      [`/campaigns/${wire.campaignGuid}`]: wire,
      '/graphql': { data: { totals: [] } },
    }),
    campaigns: itemsOf([wire.campaignGuid]),
    country: 'gb',
    override: noOverride,
  })
  const views = async (showTotal: boolean, items: object[]) =>
    (
      await toSliceViews(
        slicesOf({ slice_type: 'hero', primary: { showTotal } }, { slice_type: 'progress', items }),
        { ...scope, project },
        options,
      )
    ).map((view) => 'figures' in view && view.figures)
  const whole = { raised: expect.stringMatching(/\d/), addsUp: expect.anything() }
  const milestones = [{ amount: 100, label: 'A boat' }]
  expect(await views(true, milestones)).toMatchObject([
    { raised: whole.raised, addsUp: undefined },
    { raised: '', ofTarget: undefined, addsUp: whole.addsUp },
  ])
  expect(await views(true, [])).toMatchObject([whole, whole])
  expect(await views(false, milestones)).toMatchObject([undefined, whole])
})

describe('segments', () => {
  const slices = slicesOf(
    { slice_type: 'text', primary: { title: 'For all' } },
    {
      slice_type: 'segment',
      primary: { isSegmented: 'Yes' },
      items: [{ key: 'region', value: 'Atlantic' }],
    },
    { slice_type: 'text', primary: { title: 'For the Atlantic' } },
    { slice_type: 'segment' },
    { slice_type: 'text', primary: { title: 'For all again' } },
  )

  it('limit the slices up to the next segment [S3.63]', async () => {
    const views = await toSliceViews(slices, sliceScopeOf(), options)
    expect(views.map((view) => 'segments' in view && view.segments)).toEqual([
      false,
      [{ key: 'region', value: 'Atlantic' }],
      false,
    ])
  })
})
