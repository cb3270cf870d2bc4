import { parseSite } from '@milepost/content'
import {
  createDonationFeedWire,
  createDonationsLeaderboardWire,
  createDonationsTotalsWire,
  createEventLeaderboardRowWire,
  createEventLeaderboardWire,
  exampleIds,
  createLeaderboardPageRowWire,
  createPageWire,
  createPagesBulkRowWire,
} from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import { platformOf, scopeOf } from '../sections/section/slice.test-kit.ts'
import { loadProject } from './load-project.ts'

const { campaignGuid, charityId, eventId, pageShortName, secondPageGuid } = exampleIds
const nan = {
  id: 9,
  pageGuid: secondPageGuid,
  shortName: 'nan',
  status: 'Active',
  raisedAmount: 90.5,
}
const feedOf153 = createDonationFeedWire({
  meta: { ...createDonationFeedWire().meta, totalAmount: 153 },
})
const answers = {
  '/donationsleaderboards/v1/totals': createDonationsTotalsWire(),
  '/donations': feedOf153,
  '/donationsleaderboards/v1/leaderboard': createDonationsLeaderboardWire({
    results: [
      createLeaderboardPageRowWire(),
      createLeaderboardPageRowWire({ id: secondPageGuid, page: nan }),
    ],
  }),
  '/events/leaderboard': createEventLeaderboardWire({
    pages: [
      createEventLeaderboardRowWire(),
      createEventLeaderboardRowWire({
        pageGuid: secondPageGuid,
        pageShortName: 'nan',
        amount: 90.5,
      }),
    ],
  }),
}

function projectOf(
  type: string,
  { primary = {}, country = 'gb', more = {}, variant = 'default' } = {},
) {
  const { site } = parseSite({
    uid: 'test',
    data: {
      'localisation-country': country,
      platform: [
        {
          slice_type: variant,
          primary: { uid: 'x', ...primary },
          items: [
            { type, uid: String(type === 'event' ? eventId : charityId), overrideTarget: 5000 },
          ],
        },
      ],
    },
  })
  const platform = platformOf({ ...answers, ...more })
  return { project: loadProject(site, scopeOf({ platform }).services), platform }
}

describe.each([
  ['charity', 15_300, 8],
  // The feed counts an event's gifts: the example's has one.
  ['event', 17_300, 1],
])('a site that raises money for a %s', (type, raisedMinor, donationCount) => {
  it('has total, target and number of donations', async () => {
    const { project } = projectOf(type)
    expect((await project?.summary())?.value).toMatchObject({
      raisedMinor,
      targetMinor: 500_000,
      donationCount,
    })
  })

  it('accepts donations and pages for its pages’ campaign [S3.56] [S3.61]', async () => {
    const page = { ...createPageWire(), pageShortName }
    const { project } = projectOf(type, {
      more: {
        '/pages/bulk': { results: [createPagesBulkRowWire({ campaignGuid })] },
        [`/fundraising/pages/${pageShortName}`]: page,
      },
    })
    expect(await project?.donationTarget()).toEqual({ kind: 'campaign', id: campaignGuid })
    expect(await project?.startUrl()).toContain(`campaignGuid=${campaignGuid}`)
    const alone = projectOf(type, { more: { '/pages/bulk': { results: [] } } })
    expect(await alone.project?.donationTarget()).toBeUndefined()
  })

  it('excludes offline donations if the site does [S3.56]', async () => {
    const sam = createPagesBulkRowWire({ totalRaisedOnline: 120, totalRaisedOffline: 20 })
    const { project } = projectOf(type, {
      primary: { excludeOffline: 'Yes' },
      more: {
        '/pages/bulk': { results: [sam] },
        [`/pages/${pageShortName}`]: { ...sam, pageShortName },
      },
    })
    expect((await project?.summary())?.value.raisedMinor).toBe(15_300)
    expect((await project?.people(1))?.value[0]?.raised).toBe(120)
  })
})

it('an event has no teams', () => expect(projectOf('event').project?.teams).toBeUndefined())

it('is rejected on the peer-to-peer variant, whose projects are pages only [S5.34]', () => {
  for (const type of ['charity', 'event', 'campaign']) {
    expect(() => projectOf(type, { variant: 'everydayhero' })).toThrow(
      'Projects on Everydayhero must be based on pages only',
    )
  }
})
