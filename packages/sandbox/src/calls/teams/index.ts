import { postJoinTeam, postLeaveTeam } from './membership-calls.ts'
import { putTeam } from './put-team.ts'
import { getTeam, getTeamSlugAvailability } from './read-team-calls.ts'
import { updateTeamCalls } from './update-team-calls.ts'

export const teamCalls = [
  getTeam,
  getTeamSlugAvailability,
  putTeam,
  postJoinTeam,
  postLeaveTeam,
  ...updateTeamCalls,
]
