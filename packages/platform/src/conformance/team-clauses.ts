import { isHttpError } from '../errors/http-error.ts'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import { isNotFoundError } from '../errors/not-found-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import { sumMinor } from '@milepost/measures'
import { ensureTrue, ensureEqual, ensureFields, ensureRejects } from './assertions.ts'
import { type Clause, type ClauseContext, clausesAbout, requireGroup } from './clause.ts'
import { onlineMinorGiven, worldRows, unknownGuid } from './conformance-world.ts'

const { adaPage, busy } = worldRows
const herons = {
  name: 'The quiet herons',
  slug: 'the-quiet-herons',
  campaign: worldRows.river,
  story: 'We wade.',
  captainSlug: adaPage.slug,
  target: 750.5,
  currency: 'GBP',
} as const
const { slug } = herons

/** Ada's calls of teams, and a team of hers. */
async function made({ signedIn }: ClauseContext) {
  const teams = requireGroup(await signedIn(worldRows.ada), 'teams')
  return { teams, team: await teams.createTeam(herons) }
}

/** Ben's page in Ada's team. */
async function joined(context: ClauseContext) {
  const { team } = await made(context)
  const teams = requireGroup(await context.signedIn(worldRows.ben), 'teams')
  await teams.joinTeam({ pageSlug: busy.slug, teamSlug: slug, teamId: team.uuid })
  return teams
}

async function membersOf({ adapter }: ClauseContext): Promise<string[]> {
  const { members } = await requireGroup(adapter, 'teams').fetchTeamWithMembers({ slug })
  return members.map((page) => page.slug).toSorted()
}

export const teamClauses: readonly Clause[] = clausesAbout(['accounts', 'teams'], {
  'creates a team that the next read finds': async (context) => {
    const { team } = await made(context)
    ensureFields(
      await requireGroup(context.adapter, 'teams').fetchTeam({ slug }),
      { slug, uuid: team.uuid, name: herons.name, story: herons.story, active: true },
      'the team',
    )
  },
  'reads a team by its guid': async (context) => {
    const { team } = await made(context)
    const read = await requireGroup(context.adapter, 'teams').fetchTeamById({ team: team.uuid })
    ensureEqual(read.slug, slug, 'The short name of the team')
  },
  'tells the money of a team in minor units: its pages’': async (context) => {
    await made(context)
    const { money } = await requireGroup(context.adapter, 'teams').fetchTeam({ slug })
    const raisedMinor = sumMinor([onlineMinorGiven(adaPage), adaPage.offlineMinor ?? 0])
    ensureFields(
      money,
      { raisedMinor, targetMinor: 75_050, currency: 'GBP' },
      'the money of the team',
    )
  },
  'makes the captain’s page the first member': async (context) => {
    await made(context)
    ensureEqual(await membersOf(context), [adaPage.slug], 'The members')
  },
  'adds a page to a team': async (context) => {
    await joined(context)
    ensureEqual(await membersOf(context), [adaPage.slug, busy.slug].toSorted(), 'The members')
  },
  'adds what a new member raised to what the team raised': async (context) => {
    await joined(context)
    const { money } = await requireGroup(context.adapter, 'teams').fetchTeam({ slug })
    ensureEqual(
      money.raisedMinor,
      sumMinor([onlineMinorGiven(adaPage), adaPage.offlineMinor ?? 0, onlineMinorGiven(busy)]),
      'What the team raised',
    )
  },
  'tells a page which team it is in': async (context) => {
    await joined(context)
    const { teamShortName } = await context.adapter.pages.fetchPage({ slug: busy.slug })
    ensureEqual(teamShortName, slug, "'teamShortName' of a member")
  },
  'takes a page out of a team': async (context) => {
    const teams = await joined(context)
    await teams.leaveTeam({ pageSlug: busy.slug, teamSlug: slug })
    ensureEqual(await membersOf(context), [adaPage.slug], 'The members')
  },
  'lists the teams of a campaign': async (context) => {
    const { adapter } = context
    const read = async () =>
      (await requireGroup(adapter, 'teams').fetchCampaignTeams({ campaign: worldRows.river })).map(
        (team) => team.name,
      )
    ensureEqual(await read(), [], 'The teams before there is one')
    await made(context)
    ensureEqual(await read(), [herons.name], 'The teams')
  },
  'ranks teams beside people': async (context) => {
    await made(context)
    const { teams } = await context.adapter.campaigns.fetchCampaignBoards({
      campaign: worldRows.river,
    })
    ensureEqual(
      teams.entries.map((entry) => [entry.position, entry.name]),
      [[1, herons.name]],
      'The leaderboard of teams',
    )
  },
  'says that there is no such team': async ({ adapter }) => {
    const teams = requireGroup(adapter, 'teams')
    await ensureRejects(
      teams.fetchTeam({ slug: 'nobody-has-this-one' }),
      isNotFoundError,
      'An unknown team is not found',
    )
    await ensureRejects(
      teams.fetchTeamById({ team: unknownGuid }),
      isNotFoundError,
      'An unknown team is not found by its guid',
    )
  },
  'finds a short name that is free': async (context) => {
    const { teams } = await made(context)
    ensureTrue(
      (await teams.findTeamShortName({ name: herons.name })) !== slug,
      'A short name that is taken must not be found',
    )
    ensureEqual(
      await teams.findTeamShortName({ name: 'Other herons' }),
      'other-herons',
      'A short name that is free',
    )
  },
  'creates no second team under one short name': async (context) => {
    const { teams } = await made(context)
    await ensureRejects(
      teams.createTeam(herons),
      isPlatformError,
      'A team whose short name is taken is refused',
    )
  },
  'creates no team for nobody': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'teams').createTeam(herons),
      isMissingArgumentError,
      'Without a token: MissingArgumentError',
    )
  },
  'changes a team, which the next read finds': async (context) => {
    const { teams, team } = await made(context)
    await teams.updateTeam({ id: team.uuid, name: 'The loud herons', target: 12.34 })
    const read = await requireGroup(context.adapter, 'teams').fetchTeam({ slug })
    ensureFields(read, { name: 'The loud herons', story: herons.story }, 'the team')
    ensureEqual(read.money.targetMinor, 1234, 'The target of the team')
  },
  'changes nothing of somebody else’s team': async (context) => {
    const { team } = await made(context)
    const teams = requireGroup(await context.signedIn(worldRows.ben), 'teams')
    await ensureRejects(
      teams.updateTeam({ id: team.uuid, name: 'Taken over' }),
      (error) => isHttpError(error, 403),
      "A change of somebody else's team is an HttpError 403",
    )
    const { name } = await requireGroup(context.adapter, 'teams').fetchTeam({ slug })
    ensureEqual(name, herons.name, "The name of somebody else's team")
  },
  'finds a team again whose creation got no answer': async (context) => {
    const { teams } = await made(context)
    const owner = worldRows.ada.uuid
    const found = await teams.readBackTeam({ slug, owner })
    ensureEqual(found.outcome, 'found', 'The outcome for an own team')
    const none = await teams.readBackTeam({ slug: 'nobody-has-this-one', owner })
    ensureEqual(none.outcome, 'absent', 'The outcome for a team that does not exist')
  },
})
