import { summariseTotals } from '@milepost/measures'
import type { Donation, LeaderboardEntry } from '@milepost/platform'
import { describe, expect, it } from 'vitest'
import { englishMessages } from '../messages/site-messages.ts'
import { toDonationView, toImageView, toLeaderboardEntryView } from './views.ts'
import { formatMeasure, toActivityTotalView, toProgressView } from './total-figures.ts'
import { toProgressProps } from './progress-props.ts'

describe('toDonationView', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  const money = { amountMinor: 2500, currency: 'GBP' }
  const gift = { id: '1', money, name: 'Siân', message: ' Go! ', anonymous: false } as Donation
  const present = (more: Partial<Donation>) =>
    toDonationView(
      { ...gift, ...more },
      { currency: 'GBP', country: 'gb', messages: englishMessages, now },
    )

  it('contains name, amount, message and time', () =>
    expect(present({ createdAt: '2026-06-01T11:00:00Z' })).toEqual({
      id: '1',
      name: 'Siân',
      amount: '£25',
      isAmountHidden: false,
      message: 'Go!',
      at: '2026-06-01T11:00:00Z',
      when: 'an hour ago',
    }))

  it('shows `gave` without a number if the amount is hidden', () => {
    const hidden = present({ isAmountHidden: true, money: { amountMinor: 0, currency: 'GBP' } })
    expect(hidden).toMatchObject({ name: 'Siân', amount: 'gave', isAmountHidden: true })
    expect(JSON.stringify({ ...hidden, id: '' })).not.toMatch(/\d|£/)
  })
})

describe('toPlaceView', () => {
  const entry = {
    id: '1',
    position: 2,
    name: 'Maya walks',
    subtitle: 'Maya',
    money: { raisedMinor: 5050, offlineMinor: 0, targetMinor: 0, currency: 'GBP' },
    image: '/m.jpg',
    slug: 'ma ya',
  } as LeaderboardEntry
  const present = (more: Partial<LeaderboardEntry>, kind: 'people' | 'teams' = 'people') =>
    toLeaderboardEntryView(
      { ...entry, ...more },
      {
        kind,
        currency: 'GBP',
        country: 'gb',
        links: {
          pageImageUrl: (slug) => `https://platform.example/pages/${slug}/image?template=a`,
        },
      },
    )

  it('shows the name and the amount, and links to the page', () => {
    expect(present({})).toEqual({
      id: '1',
      position: 2,
      name: 'Maya walks',
      subtitle: 'Maya',
      amount: '£50.50',
      image: '/m.jpg',
      href: '/fundraising/ma%20ya',
    })
    expect(present({}, 'teams').href).toBe('/teams/ma%20ya')
  })

  it.each([
    [{ subtitle: 'Maya walks' }, { subtitle: undefined }],
    [{ subtitle: '' }, { subtitle: undefined }],
    [{ slug: '' }, { href: undefined }],
    [{ image: 'https://platform.example/pages/ma ya/image?template=b' }, { image: undefined }],
  ])('with %j returns %j [S7.96]', (more, expected) =>
    expect(present(more)).toMatchObject(expected),
  )
})

describe('activity totals', () => {
  const summary = {
    ...summariseTotals([]),
    fitnessDistanceTotal: 125_000,
    fitnessElevationTotal: 1500,
    fitnessCount: 1200,
  }

  it.each([
    ['distance', 50_000, 'gb', '125 km', '78 mi', '1,200', 50, 2],
    ['distance', 50_000, 'lr', '78 mi', '125 km', '1,200', 50, 2],
    ['distance', 50_000, 'za', '125 km', '78 mi', '1 200', 50, 2],
    ['elevation', 1000, 'gb', '1,500 m', undefined, '1,200', 50, 1],
    ['elevation', 4500, 'lr', '4,921 ft', undefined, '1,200', 33.3, 0],
  ] as const)(
    'are laid along a route: %s of %d m in %s',
    (measure, lengthMetres, country, total, also, count, percent, laps) => {
      const figures = toActivityTotalView(summary, { measure, lengthMetres, country })
      expect(figures).toEqual({ total, also, count, percent, laps })
    },
  )
})

it.each([
  ['distance', 42_195, 'gb', undefined, '42.2 km'],
  ['distance', 99_940, 'gb', undefined, '99.9 km'],
  ['distance', 142_195, 'gb', undefined, '142 km'],
  ['distance', 1_609.344, 'gb', 'imperial', '1 mi'],
  ['distance', 1_609.344, 'lr', undefined, '1 mi'],
  ['elevation', 304.8, 'gb', undefined, '305 m'],
  ['elevation', 304.8, 'gb', 'imperial', '1,000 ft'],
  ['duration', 5400, 'gb', undefined, '1 h 30 min'],
  ['activities', 1200, 'gb', undefined, '1,200'],
  ['distance', 1_234_500, 'za', undefined, '1 235 km'],
  ['elevation', 8849, 'za', undefined, '8 849 m'],
  ['duration', 4_500_000, 'za', undefined, '1 250 h'],
  ['activities', 1200, 'za', undefined, '1 200'],
] as const)('format a %s of %d in %s (%s) as %s', (measure, amount, country, system, text) =>
  expect(formatMeasure(measure, amount, country, system)).toBe(text),
)

it('serves an image from the site itself, with its alternative text and its size if known', () => {
  const url = 'https://images.example/a.png'
  const src = '/media/https/images.example/a.png'
  const size = { alt: 'A', width: 3, height: 2 }
  expect(toImageView({ url, ...size })).toEqual({ src, ...size })
  expect(toImageView({ url, alt: '' })).toStrictEqual({ src, alt: '' })
  expect(toImageView(undefined)).toBeUndefined()
})

it('passes the totals to the progress bar', () => {
  const figures = toProgressView({
    raisedMinor: 5000,
    targetMinor: 10_000,
    donationCount: 2,
    currency: 'GBP',
    country: 'gb',
    messages: englishMessages,
  })
  expect(toProgressProps(figures)).toEqual({
    percent: 50,
    raised: '£50',
    target: 'of £100',
    donations: '2 donations',
    raisedLabel: 'raised',
    label: 'Raised so far',
  })
})
