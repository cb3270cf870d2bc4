import { sumMinor } from '@milepost/measures'
import { isMissingArgumentError, isNotFoundError, isPlatformError } from '../errors/errors.ts'
import {
  type Clause,
  type ClauseContext,
  defineClauses,
  isRefused,
  nobody,
  refused,
  getSlugs,
} from './clause.ts'
import { getRaisedOnlineMinor, unknownGuid, seedRows } from './conformance-seed.ts'

const { ada, adaPage, busy, river } = seedRows
const herons = {
  name: 'The quiet herons',
  slug: 'the-quiet-herons',
  campaign: river,
  story: 'We wade.',
  captainSlug: adaPage.slug,
  target: 750.5,
  currency: 'GBP',
} as const
const { slug } = herons
const adaMinor = sumMinor([getRaisedOnlineMinor(adaPage), adaPage.offlineMinor ?? 0])

async function createTeam(context: ClauseContext) {
  const teams = await context.ada('teams')
  return { teams, team: await teams.createTeam(herons), read: readTeam(context) }
}

async function joined(context: ClauseContext) {
  const { team, read } = await createTeam(context)
  const teams = await context.ben('teams')
  await teams.joinTeam({ pageSlug: busy.slug, teamSlug: slug, teamId: team.uuid })
  return { teams, read }
}

const readTeam =
  ({ visitor }: ClauseContext) =>
  () =>
    visitor('teams').fetchTeam({ slug })

async function getMembers({ visitor }: ClauseContext): Promise<string[]> {
  const { members } = await visitor('teams').fetchTeamWithMembers({ slug })
  return getSlugs(members).toSorted()
}

export const teamClauses: readonly Clause[] = defineClauses(['accounts', 'teams'], {
  'createTeam creates an active team': [
    async (context) => {
      const { team, read } = await createTeam(context)
      const found = await read()
      return { ...found, isSame: found.uuid === team.uuid }
    },
    {
      isSame: true,
      slug,
      name: herons.name,
      story: herons.story,
      active: true,
      money: { raisedMinor: adaMinor, targetMinor: 75_050, currency: 'GBP' },
    },
  ],
  'fetchTeamById returns a team by GUID': [
    async (context) => {
      const { team } = await createTeam(context)
      return context.visitor('teams').fetchTeamById({ team: team.uuid })
    },
    { slug },
  ],
  "createTeam adds the captain's page as a member": [
    async (context) => {
      await createTeam(context)
      return getMembers(context)
    },
    [adaPage.slug],
  ],
  'joinTeam adds a page and its donations to a team': [
    async (context) => {
      const { read } = await joined(context)
      const { teamShortName } = await context.pages.fetchPage({ slug: busy.slug })
      const { money } = await read()
      return [await getMembers(context), teamShortName, money.raisedMinor]
    },
    [[adaPage.slug, busy.slug].toSorted(), slug, adaMinor + getRaisedOnlineMinor(busy)],
  ],
  'leaveTeam removes a page from a team': [
    async (context) => {
      const { teams } = await joined(context)
      await teams.leaveTeam({ pageSlug: busy.slug, teamSlug: slug })
      return getMembers(context)
    },
    [adaPage.slug],
  ],
  'fetchCampaignTeams returns the teams of a campaign': [
    async (context) => {
      const read = () => context.visitor('teams').fetchCampaignTeams({ campaign: river })
      const before = await read()
      await createTeam(context)
      return [before, (await read()).map(({ name }) => name)]
    },
    [[], [herons.name]],
  ],
  'fetchCampaignLeaderboards ranks teams': [
    async (context) => {
      await createTeam(context)
      const { teams } = await context.campaigns.fetchCampaignLeaderboards({ campaign: river })
      return teams.entries
    },
    [{ position: 1, name: herons.name }],
  ],
  'fetchTeam and fetchTeamById reject unknown teams': [
    ({ visitor }) =>
      Promise.all([
        isRefused(visitor('teams').fetchTeam({ slug: nobody }), isNotFoundError),
        isRefused(visitor('teams').fetchTeamById({ team: unknownGuid }), isNotFoundError),
      ]),
    [true, true],
  ],
  'suggestTeamSlug returns a free slug': [
    async (context) => {
      const { teams } = await createTeam(context)
      const taken = await teams.suggestTeamSlug({ name: herons.name })
      return [taken !== slug, await teams.suggestTeamSlug({ name: 'Other herons' })]
    },
    [true, 'other-herons'],
  ],
  'createTeam rejects a slug in use': [
    async (context) => {
      const { teams } = await createTeam(context)
      return isRefused(teams.createTeam(herons), isPlatformError)
    },
    true,
  ],
  'createTeam requires a token': [
    ({ visitor }) => visitor('teams').createTeam(herons),
    refused(isMissingArgumentError),
  ],
  'updateTeam changes the given fields only': [
    async (context) => {
      const { teams, team, read } = await createTeam(context)
      await teams.updateTeam({ id: team.uuid, name: 'The loud herons', target: 12.34 })
      return read()
    },
    { name: 'The loud herons', story: herons.story, money: { targetMinor: 1234 } },
  ],
  'updateTeam rejects the team of another captain with 403': [
    async (context) => {
      const { team, read } = await createTeam(context)
      const teams = await context.ben('teams')
      const change = teams.updateTeam({ id: team.uuid, name: 'Taken over' })
      const wasRefused = await isRefused(change, 403)
      return { ...(await read()), wasRefused }
    },
    { wasRefused: true, name: herons.name },
  ],
  'readBackTeam finds a new team': [
    async (context) => {
      const { teams } = await createTeam(context)
      const found = await Promise.all(
        [slug, nobody].map((each) => teams.readBackTeam({ slug: each, owner: ada.uuid })),
      )
      return found.map(({ outcome }) => outcome)
    },
    ['found', 'absent'],
  ],
})
