import { describe, expect, it } from 'vitest'
import * as graph from '../graph.ts'
import { leaderboardDefinitionId } from '../index.ts'
import * as rest from '../rest.ts'
import { singleId } from './single-id.ts'
import { startPlatformServer, testPlatform } from './server.test-kit.ts'
import { takeItems } from './read-list-in-parts.ts'

const { requests } = startPlatformServer()

describe('a call that takes one campaign', () => {
  const platform = testPlatform()
  const campaign = 'c-1,c-2'
  const charity = 2050
  it.each<[string, () => Promise<unknown>]>([
    ['fetchCampaign', () => rest.fetchCampaign(platform, { campaign })],
    ['fetchCampaignPages', () => rest.fetchCampaignPages(platform, { campaign })],
    ['createPage', () => rest.createPage(platform, { charity, title: 'Sam', campaign })],
    [
      'createTeam',
      () => rest.createTeam(platform, { name: 'n', campaign, story: 's', captainSlug: 'c' }),
    ],
    ['searchTeams', () => Promise.resolve().then(() => rest.searchTeams(platform, { campaign }))],
    ['fetchCampaignTeams', () => graph.fetchCampaignTeams(platform, { campaign })],
    ['fetchCampaignBoards', () => graph.fetchCampaignBoards(platform, { campaign })],
    [
      'iterateCampaignLeaderboard',
      () => takeItems(graph.iterateCampaignLeaderboard(platform, { campaign }), 1),
    ],
    [
      'leaderboardDefinitionId',
      () =>
        Promise.resolve().then(() =>
          leaderboardDefinitionId({ campaign, measurementDomain: 'any:distance' }),
        ),
    ],
  ])('refuses several instead of leaving some out: %s', async (_name, run) => {
    await expect(run()).rejects.toMatchObject({
      name: 'UnsupportedError',
      message: "The argument 'campaign' takes one ID",
    })
    expect(requests).toHaveLength(0)
  })

  it.each(['campaign', 'charity', 'event'])('names it: %s of a search', async (name) => {
    await expect(rest.searchPages(platform, { [name]: '1,2' })).rejects.toMatchObject({
      message: `The argument '${name}' takes one ID`,
    })
  })

  it('takes one in each of its forms', () => {
    expect(singleId('campaign', { uid: 7 })).toBe('7')
    expect(singleId('campaign', ' c-1, ,c-1')).toBe('c-1')
    expect(singleId('campaign', '')).toBeUndefined()
  })
})
