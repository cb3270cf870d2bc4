import {
  campaignWire,
  donationFeedRowWire,
  donationFeedWire,
  donationsLeaderboardWire,
  donationsTotalsWire,
  exampleWorld,
  teamWire,
  totalsRecordWire,
} from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import { platformOf } from '../slices/slice.test-kit.ts'
import { readReport } from './read-report.ts'
import type { ReportProject } from './report.ts'
import { viewReport } from './view-report.ts'
import type { ExcludeSettings } from '../project/left-out.ts'
import { itemsOf } from '../project/platform.test-kit.ts'

const all = { from: '', to: '', project: '' }
const wire = campaignWire()
const { campaignGuid, charityId, pageShortName, teamShortName } = exampleWorld
const page = {
  pageGuid: exampleWorld.pageGuid,
  pageShortName,
  raisedAmount: 140,
  totalRaisedOnline: 120,
  totalRaisedOffline: 20,
  currencyCode: 'GBP',
  pageStatus: 'Active',
}
const inEuros = { ...wire, currency: { currencyCode: 'eur', currencySymbol: '€' } }
const platform = platformOf({
  [`/campaigns/${campaignGuid}`]: wire,
  '/campaigns/euros': inEuros,
  '/pages': { meta: { currentPage: 1, totalPages: 1 }, results: [page] },
  '/donations': donationFeedWire({ results: [donationFeedRowWire({ pageShortName })] }),
  [`/teamsv3/${teamShortName}`]: teamWire(),
  '/donationsleaderboards/v1/totals': donationsTotalsWire(),
  '/donationsleaderboards/v1/leaderboard': donationsLeaderboardWire(),
  '/graphql': { data: { page0: [totalsRecordWire()], totals: [] } },
})
interface Listed {
  id?: string
  kind?: ReportProject['kind']
  name?: string
}
const projectOf = (
  settings: Partial<ExcludeSettings> = {},
  { id = campaignGuid, kind = 'campaign', name = '' }: Listed = {},
) => ({ projects: itemsOf([id], settings).map((item) => ({ ...item, kind, name })) })
const options = { platform, ...projectOf(), currency: 'EUR', now: () => 0 }

describe('a report', () => {
  it('is in the campaign’s currency, and leaves offline money out where the site does [S3.56]', async () => {
    const report = await readReport(options)
    expect(report).toMatchObject({ currency: 'GBP', projects: [{ raisedMinor: 125_300 }] })
    expect(report.projects[0]?.pages[0]?.raisedMinor).toBe(14_000)
    const online = await readReport({ ...options, ...projectOf({ excludeOffline: true }) })
    expect(online.projects[0]).toMatchObject({ raisedMinor: 115_300 })
    expect(online.projects[0]?.pages[0]?.raisedMinor).toBe(12_000)
  })

  it('counts nothing of a team that is left out [S3.56]', async () => {
    const [part] = (
      await readReport({ ...options, ...projectOf({ excludeTeamIds: [teamShortName] }) })
    ).projects
    expect(part).toMatchObject({ raisedMinor: 110_000, pages: [], gifts: [] })
  })

  it('never adds projects of different currencies', async () => {
    const projects = [...options.projects, ...projectOf({}, { id: 'euros' }).projects]
    const report = await readReport({ ...options, projects })
    expect(viewReport(report, all, 'UTC')).toMatchObject({ currency: 'GBP', raisedMinor: 125_300 })
    expect(viewReport(report, { ...all, project: 'euros' }, 'UTC')).toMatchObject({
      currency: 'EUR',
      raisedMinor: 125_300,
    })
  })

  it('tells of a charity, too [S3.61]', async () => {
    const charity = projectOf({}, { id: String(charityId), kind: 'charity', name: 'Ours' })
    const [part] = (await readReport({ ...options, ...charity })).projects
    expect(part).toMatchObject({ currency: 'GBP', raisedMinor: 15_300, teams: [] })
    expect(part?.pages.map(({ slug }) => slug)).toEqual([pageShortName])
  })
})
