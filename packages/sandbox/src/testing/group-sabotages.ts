import type { PlatformAdapter } from '@milepost/platform/adapter'
import { changeCall } from '@milepost/platform/conformance'

type Sabotage = (adapter: PlatformAdapter) => PlatformAdapter

// A sabotage knows what it breaks; types would only say that it is broken.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

/** Changes what a call is given, and what it answers with; without either, it answers instead of being refused. */
function broken(
  path: string,
  {
    given = (inputs) => inputs,
    answered,
  }: { given?: (inputs: Loose) => Loose; answered?: (answer: Loose) => Loose } = {},
): Sabotage {
  const [group, method] = path.split('.') as [Loose, Loose]
  const change = (call: Loose) => async (inputs: Loose) => {
    if (answered) return answered(await call(given(inputs)))
    try {
      return await call(given(inputs))
    } catch {
      return {}
    }
  }
  return (adapter) => changeCall(adapter, group, method, change as Loose)
}

/** Does nothing. */
function ignored(path: string): Sabotage {
  const [group, method] = path.split('.') as [Loose, Loose]
  return (adapter) => changeCall(adapter, group, method, (() => async () => undefined) as Loose)
}

/** Changes some fields of what a call answers with. */
const fields = (path: string, wrong: object): Sabotage =>
  broken(path, { answered: (answer) => ({ ...answer, ...wrong }) })

/** Answers with this, whatever there is. */
const always = (path: string, answer: unknown): Sabotage => broken(path, { answered: () => answer })

/** A way to break each clause about a group of calls that the platform in memory does not have. */
export const groupSabotages: Readonly<Record<string, Sabotage>> = {
  'creates a team that the next read finds': fields('teams.fetchTeam', { story: '' }),
  'reads a team by its guid': fields('teams.fetchTeamById', { slug: '' }),
  'tells the money of a team in minor units: its pages’': fields('teams.fetchTeam', {
    money: { raisedMinor: 1, targetMinor: 75_050, currency: 'GBP' },
  }),
  'makes the captain’s page the first member': fields('teams.fetchTeamWithMembers', {
    members: [],
  }),
  'adds a page to a team': ignored('teams.joinTeam'),
  'adds what a new member raised to what the team raised': ignored('teams.joinTeam'),
  'tells a page which team it is in': fields('pages.fetchPage', { teamShortName: undefined }),
  'takes a page out of a team': ignored('teams.leaveTeam'),
  'lists the teams of a campaign': always('teams.fetchCampaignTeams', []),
  'ranks teams beside people': fields('campaigns.fetchCampaignBoards', {
    teams: { entries: [], totalCount: 0 },
  }),
  'says that there is no such team': broken('teams.fetchTeamById'),
  'finds a short name that is free': always('teams.findTeamShortName', 'the-quiet-herons'),
  'creates no second team under one short name': broken('teams.createTeam'),
  'creates no team for nobody': broken('teams.createTeam'),
  'changes a team, which the next read finds': broken('teams.updateTeam', {
    given: (inputs) => ({ ...inputs, target: undefined }),
  }),
  'changes nothing of somebody else’s team': broken('teams.updateTeam'),
  'finds a team again whose creation got no answer': always('teams.readBackTeam', {
    outcome: 'found',
  }),

  'logs an activity that the next read finds, in metres and seconds': broken(
    'fitness.createFitnessActivity',
    { given: (inputs) => ({ ...inputs, distanceUnit: 'miles' }) },
  ),
  'has no activities for a page without any': always('fitness.fetchFitnessActivities', [{}]),
  'adds an activity to what a page did': fields('fitness.fetchPageFitness', {
    fitnessDistanceTotal: 0,
  }),
  'reads a page with what it did': broken('pages.fetchPageWithTags', {
    given: (inputs) => ({ ...inputs, includeFitness: false }),
  }),
  'logs nothing on somebody else’s page': broken('fitness.createFitnessActivity'),
  'takes an activity away': ignored('fitness.deleteFitnessActivity'),
  'takes an activity away by its old id': ignored('fitness.deleteLegacyFitnessActivity'),
  'finds an activity again whose answer was lost': always('fitness.readBackFitnessActivity', {
    outcome: 'absent',
  }),

  'writes a tag that the next read finds': ignored('tags.writeTag'),
  'replaces the value of a tag that is there': ignored('tags.writeTags'),
  'reads a page with its tags by id': fields('pages.fetchPageWithTags', { segmentation: {} }),
  'has no tags for a page that does not exist': always('tags.fetchPageTags', [{}]),
  'writes no tag on a page that does not exist': broken('tags.writeTag'),
  'finds pages by a tag and its value': broken('tags.searchTags', {
    given: (inputs) => ({ ...inputs, tagValue: 'Bedford' }),
  }),
  'adds up what pages with a tag were given': always('tags.fetchTotals', []),
  'names the leaderboard of a tag always alike, and each by its own name': always(
    'tags.leaderboardDefinitionId',
    'one-for-all',
  ),
  'ranks nothing under a leaderboard that nobody made': always('tags.fetchTagLeaderboard', [{}]),

  'keeps values about a page': broken('metadata.writeMetadata', {
    given: (inputs) => ({ ...inputs, values: { shirt: 'M' } }),
  }),
  'keeps nothing about somebody else’s page': broken('metadata.writeMetadata'),

  'gives an uploaded picture an address that a page can show': always(
    'images.uploadImage',
    'pixel.png',
  ),

  'lets in who may see the reports of a charity': fields('reports.authenticateReports', {
    charityId: '1',
  }),
  'lets nobody in with a wrong token': broken('reports.authenticateReports'),
  'lets nobody in to a charity that does not exist': broken('reports.authenticateReports'),
}
