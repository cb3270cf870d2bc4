import { expect, it } from 'vitest'
import * as graph from './graph.ts'
import * as rest from './rest.ts'

const calls = Object.keys({ ...rest, ...graph })

it.each([
  ['sponsored pages', ['fetchPage', 'createPage', 'updatePage', 'cancelPage', 'searchPages']],
  ['teams', ['fetchTeam', 'createTeam', 'updateTeam', 'joinTeam', 'leaveTeam', 'fetchTeamPages']],
  ['campaigns', ['fetchCampaign', 'fetchCampaignPages', 'fetchCampaignTeams']],
  ['events', ['fetchEventPages', 'fetchEventLeaderboard']],
  ['charities', ['fetchDonationTotals', 'authenticateReports']],
  ['donations', ['fetchDonation', 'fetchDonationFeed', 'fetchPageDonations']],
  ['fitness activities', ['fetchFitnessActivities', 'createFitnessActivity', 'fetchPageFitness']],
  ['tags', ['fetchPageTags', 'writeTag', 'writeTags', 'searchTags']],
  ['totals', ['fetchTotals', 'fetchPageTotals', 'fetchDonationTotals']],
  [
    'leaderboards',
    ['fetchCampaignLeaderboard', 'fetchDonationsLeaderboard', 'fetchTagLeaderboard'],
  ],
])('has calls for %s [S1.13]', (_resource, names) =>
  expect(calls).toEqual(expect.arrayContaining(names)),
)
