import { expect, it } from 'vitest'
import { checkSite } from './check-site.ts'

const board = (primary: object) => ({ slice_type: 'leaderboard', primary })
const checkedSite = (settings: object) =>
  checkSite({
    site: 'demo',
    now: new Date('2026-06-15T12:00:00Z'),
    documents: [
      {
        id: 'S',
        uid: 'demo',
        type: 'custom_site',
        data: { 'accessibility-email': 'help@demo.example', ...settings },
      },
    ],
  }).map(({ kind, severity, field, problem }) => ({ kind, severity, field, problem }))
const examined = (type: string, boards: readonly object[]) =>
  checkedSite({
    platform: [{ slice_type: 'default', primary: {}, items: [{ type, uid: '7' }] }],
    'home-content': boards,
  })

it.each([
  ['event', 'an event'],
  ['charity', 'a charity'],
])('rejects a leaderboard of %ss that does not rank by amount', (type, words) =>
  expect(examined(type, [board({}), board({ rankBy: ' Gifts ' })])).toEqual([
    {
      kind: 'field',
      severity: 'error',
      field: 'home-content[1].primary.rankBy',
      problem: `this ranking is not available: for ${words} the platform lists pages by amount only`,
    },
  ]),
)

it.each(['campaign', 'page'])('accepts every ranking of a leaderboard for a %s', (type) => {
  const boards = ['amount', 'gifts', 'distance', 'streak'].map((rankBy) => board({ rankBy }))
  expect(examined(type, boards)).toEqual([])
})

it('leaves rankings that no platform supports to the schema of the slice', () =>
  expect(examined('campaign', [board({ kind: 'teams', rankBy: 'streak' })])).toMatchObject([
    { kind: 'field', field: 'home-content[0].primary.rankBy' },
  ]))

it('warns about a matching section only if the site has no matched giving', () => {
  const content = { 'home-content': [{ slice_type: 'matching', primary: {}, items: [] }] }
  expect(checkedSite(content)).toMatchObject([
    {
      kind: 'no-effect',
      field: 'home-content[0]',
      problem: expect.stringContaining('matching-pot'),
    },
  ])
  const terms = { 'matching-funder': 'A friend', 'matching-pot': 500 }
  expect(checkedSite({ ...content, ...terms })).toEqual([])
})
