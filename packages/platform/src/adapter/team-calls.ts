import type { createTeam } from '../teams/create-team.ts'
import type { fetchCampaignTeams } from '../teams/fetch-campaign-teams.ts'
import type { fetchTeamById } from '../teams/fetch-team-by-id.ts'
import type { fetchTeamWithMembers } from '../teams/fetch-team-with-members.ts'
import type { fetchTeam } from '../teams/fetch-team.ts'
import type { findTeamShortName } from '../teams/find-team-short-name.ts'
import type { joinTeam } from '../teams/join-team.ts'
import type { leaveTeam } from '../teams/leave-team.ts'
import type { readBackTeam } from '../teams/read-back-team.ts'
import type { updateTeam } from '../teams/update-team.ts'
import type { Call } from './call.ts'

/** Teams of a campaign. Those that change something need a bearer token. */
export interface TeamCalls {
  readonly createTeam: Call<typeof createTeam>
  readonly fetchCampaignTeams: Call<typeof fetchCampaignTeams>
  readonly fetchTeam: Call<typeof fetchTeam>
  readonly fetchTeamById: Call<typeof fetchTeamById>
  readonly fetchTeamWithMembers: Call<typeof fetchTeamWithMembers>
  readonly findTeamShortName: Call<typeof findTeamShortName>
  readonly joinTeam: Call<typeof joinTeam>
  readonly leaveTeam: Call<typeof leaveTeam>
  readonly readBackTeam: Call<typeof readBackTeam>
  readonly updateTeam: Call<typeof updateTeam>
}
