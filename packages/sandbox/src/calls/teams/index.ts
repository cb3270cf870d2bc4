import { postJoinTeam, postLeaveTeam } from './membership-calls.ts'
import { putTeam } from './put-team.ts'
import { getTeam, getTeamShortName } from './read-team-calls.ts'
import { updateTeamCalls } from './update-team-calls.ts'

export const teamCalls = [
  getTeam,
  getTeamShortName,
  putTeam,
  postJoinTeam,
  postLeaveTeam,
  ...updateTeamCalls,
]
