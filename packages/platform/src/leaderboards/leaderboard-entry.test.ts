import { describe, expect, it } from 'vitest'
import { testPlatform } from '../request/server.test-kit.ts'
import { parseGraphLeaderboardRow, parseTagLeaderboardRow } from './leaderboard-entry.ts'

const context = testPlatform()
const image = (node: object) => parseGraphLeaderboardRow(context, node).image

it("uses the hero image, the cover, the owner's image or the page's default image", () => {
  const hero = { heroMedia: { url: 'https://images.example/image/h.jpg' } }
  const cover = { cover: { url: 'https://images.example/image/c.jpg' } }
  const owner = { owner: { avatar: 'https://images.example/image/o.jpg' } }
  const template = '?template=Size186x186Crop'
  expect([
    image({ slug: 'sam', ...hero, ...cover, ...owner }),
    image({ slug: 'sam', ...cover, ...owner }),
    image({ slug: 'sam', ...owner }),
    image({ slug: 'sam' }),
  ]).toEqual([
    `https://images.example/image/h.jpg${template}`,
    `https://images.example/image/c.jpg${template}`,
    `https://images.example/image/o.jpg${template}`,
    `http://platform.test/services/v1/justgiving/pages/sam/image${template}`,
  ])
})

it('uses the currency of the donations, otherwise of the target', () => {
  const target = (currencyCode?: string) => ({ targetWithCurrency: { value: 5000, currencyCode } })
  const given = { totalAmount: { value: 300, currencyCode: 'jpy' }, offlineAmount: { value: 100 } }
  expect(
    parseGraphLeaderboardRow(context, { donationSummary: given, ...target('GBP') }),
  ).toMatchObject({
    currency: 'JPY',
    raised: 3,
    offline: 1,
    target: 0,
  })
  expect(parseGraphLeaderboardRow(context, target('JPY'))).toMatchObject({
    currency: 'JPY',
    target: 50,
  })
  expect(parseGraphLeaderboardRow(context, target())).toMatchObject({
    currency: undefined,
    target: 50,
  })
})

it('is a team by its slug prefix or its type', () => {
  const isTeam = (node: object) => parseGraphLeaderboardRow(context, node).url.includes('/team/')
  expect([
    isTeam({ slug: 'team/otters' }),
    isTeam({ slug: 'otters', type: 'Team' }),
    isTeam({ slug: 'otters', type: 'STEAM' }),
    isTeam({ slug: 'otters', type: 'TEAMS' }),
    isTeam({ slug: 'otters' }),
  ]).toEqual([true, true, false, false, false])
})

it('has no image for a team without one or without a slug', () =>
  expect([image({ slug: 'team/otters' }), image({ slug: 'x', type: 'TEAM' }), image({})]).toEqual([
    undefined,
    undefined,
    undefined,
  ]))

it.each([
  ['sam', '/fundraising/sam', '/fundraising/sam/donate'],
  ['fundraising/sam', '/fundraising/sam', '/fundraising/sam/donate'],
  ['page/sam', '/page/sam', '/fundraising/page%2Fsam/donate'],
  ['sam & co', '/fundraising/sam%20%26%20co', '/fundraising/sam%20%26%20co/donate'],
  ['team/otters', '/team/otters', undefined],
])('links %s to its page and donation page', (slug, path, donatePath) => {
  const { url, donationUrl } = parseGraphLeaderboardRow(context, { slug })
  const { www } = context.environment
  expect([url, donationUrl]).toEqual([www + path, donatePath && www + donatePath])
})

const amounts = [
  { value: 12_345, unit: 'GBP' },
  { value: 42, unit: 'count' },
  { value: 1609, unit: 'meters' },
  { value: 60, unit: 'seconds' },
]
const row = { tagValue: 'London', amounts }

describe('parseTagLeaderboardRow', () => {
  it.each([
    ['gbp', 123.45, 12_345],
    ['count', 42, undefined],
    ['meters', 1609, undefined],
    ['seconds', 60, undefined],
  ])('returns the amount in %s, money in major and minor units', (unit, amount, amountMinor) => {
    const entry = parseTagLeaderboardRow(context, row, { unit, currency: 'gbp' })
    expect(entry).toMatchObject({ amount, amountMinor, unit, tagValue: 'London' })
  })

  it('has the tag value as name if it is not a page', () =>
    expect(parseTagLeaderboardRow(context, row, { unit: 'meters', currency: 'gbp' })).toEqual({
      amount: 1609,
      currency: 'GBP',
      currencySymbol: '£',
      id: 'London',
      money: { raisedMinor: 12_345, offlineMinor: 0, targetMinor: 0, currency: 'GBP' },
      name: 'London',
      offline: 0,
      position: 0,
      raised: 123.45,
      slug: '',
      tagValue: 'London',
      target: 0,
      totalDonations: 42,
      unit: 'meters',
      url: '',
    }))

  it('has an amount of 0 if the row lacks the unit', () => {
    const bare = parseTagLeaderboardRow(context, { tagValue: 7 }, { unit: 'gbp', currency: 'gbp' })
    expect(bare).toMatchObject({ amount: 0, amountMinor: 0, raised: 0, tagValue: '7' })
  })

  it('returns the page if the tag value is one', () => {
    const tagValueAsNode = { slug: 'sam', legacyId: 'g' }
    const wire = { ...row, tagValueAsNode }
    expect(parseTagLeaderboardRow(context, wire, { unit: 'count', currency: 'gbp' })).toMatchObject(
      { id: 'g', slug: 'sam', amount: 42, tagValue: 'London' },
    )
  })
})
