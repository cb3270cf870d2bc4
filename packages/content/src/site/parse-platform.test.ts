import { expect, it } from 'vitest'
import { parseSite } from './parse-site.ts'

function read(...platform: unknown[]) {
  const { site, issues } = parseSite({ type: 'custom_site', uid: 'demo', data: { platform } })
  return { platform: site.platform, issues: issues.map(({ field, problem }) => [field, problem]) }
}

it('an empty variant has the defaults of the specification [S9.02]', () =>
  expect(read({ slice_type: 'default' })).toEqual({
    platform: [
      {
        variant: 'default',
        uid: '',
        excludeOffline: false,
        excludeTeamIds: [],
        defaultPageStory: '',
        utcOffsetHours: 0,
        clientId: '',
        redirectUri: '',
        refresh: { enabled: false, intervalSeconds: 30 },
        items: [],
      },
    ],
    issues: [],
  }))

it('a project with type and uid only has empty defaults', () => {
  const items = [{ type: ' Page ', uid: ' p-1 ' }]
  expect(read({ slice_type: 'default', items }).platform[0]?.items).toEqual([
    {
      type: 'page',
      uid: 'p-1',
      excludeOffline: false,
      excludeTeamIds: [],
      defaultPageStory: '',
      overridePageName: '',
      overridePageStory: '',
      donateUrl: '',
      url: '',
    },
  ])
})

it('a project without type or uid is dropped, and reported by its row', () => {
  const items = [{ uid: 'a' }, { type: 'page' }, { type: 'page', uid: 'b' }, 7]
  const { platform, issues } = read(
    { slice_type: 'default', items: [] },
    { slice_type: 'x', items },
  )
  expect(platform[1]?.items.map(({ uid }) => uid)).toEqual(['b'])
  expect(issues).toEqual([
    [
      'platform[1].items[0].type',
      'expected one of "campaign", "charity", "event", "page", found nothing',
    ],
    ['platform[1].items[1].uid', 'expected text, found nothing'],
    [
      'platform[1].items[3].type',
      'expected one of "campaign", "charity", "event", "page", found nothing',
    ],
    ['platform[1].items[3].uid', 'expected text, found nothing'],
  ])
})

it('an invalid field of a variant has its default, and is reported by its path', () => {
  const primary = {
    uid: 7,
    excludeOffline: 'maybe',
    excludeTeamIds: 7,
    defaultPageStory: 7,
    utcOffset: 15,
    clientId: 7,
    redirectUri: 'javascript:x',
    'refresh-enabled': 'maybe',
    'refresh-interval': 0,
  }
  const { platform, issues } = read({ slice_type: 'default', primary })
  expect(platform).toEqual(read({ slice_type: 'default' }).platform)
  expect(issues.map(([field]) => field)).toEqual(
    Object.keys(primary).map((name) => `platform[0].primary.${name}`),
  )
})

it('an invalid field of a project has its default, and is reported by its path', () => {
  const item = {
    type: 'page',
    uid: 'p',
    startDate: 'soon',
    endDate: 'late',
    overridePageName: 7,
    overridePageStory: 7,
    overridePageImage: 7,
    overrideTarget: 0,
    donateUrl: 'javascript:x',
    url: 7,
  }
  const { platform, issues } = read({ slice_type: 'default', items: [item] })
  const bare = read({ slice_type: 'default', items: [{ type: 'page', uid: 'p' }] })
  expect(platform).toEqual(bare.platform)
  const { type: _type, uid: _uid, ...wrong } = item
  expect(issues.map(([field]) => field)).toEqual(
    Object.keys(wrong).map((name) => `platform[0].items[0].${name}`),
  )
})

it.each([
  [-12, -12],
  [14, 14],
  ['-3.5', -3.5],
  [-12.5, 0],
  [14.5, 0],
])('the UTC offset %j is read as %d hours', (utcOffset, hours) =>
  expect(read({ slice_type: 'default', primary: { utcOffset } }).platform[0]?.utcOffsetHours).toBe(
    hours,
  ),
)

it.each([
  ['', []],
  [' , ; ', []],
  ['a', ['a']],
  [' a;b ,\n c ', ['a', 'b', 'c']],
])('the excluded teams %j are read as %j', (excludeTeamIds, ids) => {
  const [settings] = read({ slice_type: 'default', primary: { excludeTeamIds } }).platform
  expect(settings?.excludeTeamIds).toEqual(ids)
})

it("an item's settings override those of the slice [S3.56]", () => {
  const primary = { excludeOffline: 'Yes', excludeTeamIds: 'staff', defaultPageStory: 'Ours' }
  const item = { type: 'page', uid: 'p' }
  const own = { excludeOffline: 'No', excludeTeamIds: 'otters, owls', defaultPageStory: 'Mine' }
  const { platform, issues } = read({
    slice_type: 'default',
    primary,
    items: [{ ...item, ...own }, item, { ...item, excludeOffline: 'maybe' }],
  })
  const ours = { excludeOffline: true, excludeTeamIds: ['staff'], defaultPageStory: 'Ours' }
  expect(platform[0]).toMatchObject(ours)
  expect(platform[0]?.items).toMatchObject([
    { excludeOffline: false, excludeTeamIds: ['otters', 'owls'], defaultPageStory: 'Mine' },
    ours,
    ours,
  ])
  expect(issues.map(([field]) => field)).toEqual(['platform[0].items[2].excludeOffline'])
})

it.each([
  ['On', true],
  [' on ', true],
  ['Off', false],
  ['No', false],
  ['', false],
  ['Yes', false],
  [true, false],
])('refreshes if enabled is %j: %s [S9.03]', (enabled, isEnabled) => {
  const { platform } = read({ slice_type: 'default', primary: { 'refresh-enabled': enabled } })
  expect(platform[0]?.refresh.enabled).toBe(isEnabled)
})
