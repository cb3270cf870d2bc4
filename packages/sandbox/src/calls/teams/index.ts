import { postJoinTeam, postLeaveTeam } from './membership-calls.ts'
import { putTeam } from './put-team.ts'
import { getTeam, getTeamSearch, getTeamShortName } from './read-team-calls.ts'
import { updateTeamCalls } from './update-team-calls.ts'

export const teamCalls = [
  getTeam,
  getTeamShortName,
  getTeamSearch,
  putTeam,
  postJoinTeam,
  postLeaveTeam,
  ...updateTeamCalls,
]
