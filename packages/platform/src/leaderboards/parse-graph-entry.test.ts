import { expect, it } from 'vitest'
import { testPlatform } from '../request/server.test-kit.ts'
import { parseGraphEntry } from './parse-graph-entry.ts'

const context = testPlatform()
const image = (node: object) => parseGraphEntry(context, node).image

it('shows the picture of its hero, of its cover, of its owner, or else of its page', () => {
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

it('has its amounts in the currency of its donations, or else of its target', () => {
  const target = (currencyCode?: string) => ({ targetWithCurrency: { value: 5000, currencyCode } })
  const given = { totalAmount: { value: 300, currencyCode: 'jpy' }, offlineAmount: { value: 100 } }
  expect(parseGraphEntry(context, { donationSummary: given, ...target('GBP') })).toMatchObject({
    currency: 'JPY',
    raised: 3,
    offline: 1,
    target: 0,
  })
  expect(parseGraphEntry(context, target('JPY'))).toMatchObject({ currency: 'JPY', target: 50 })
  expect(parseGraphEntry(context, target())).toMatchObject({ currency: undefined, target: 50 })
})

it('is a team by its short name or by its type, and by no other type', () => {
  const isTeam = (node: object) => parseGraphEntry(context, node).url.includes('/team/')
  expect([
    isTeam({ slug: 'team/otters' }),
    isTeam({ slug: 'otters', type: 'Team' }),
    isTeam({ slug: 'otters', type: 'STEAM' }),
    isTeam({ slug: 'otters', type: 'TEAMS' }),
    isTeam({ slug: 'otters' }),
  ]).toEqual([true, true, false, false, false])
})

it('shows none for a team without one or without a slug', () =>
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
])('leads from %s to its page and its donate page', (slug, path, donatePath) => {
  const { url, donationUrl } = parseGraphEntry(context, { slug })
  const { www } = context.environment
  expect([url, donationUrl]).toEqual([www + path, donatePath && www + donatePath])
})
