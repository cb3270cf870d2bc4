export { createTeam, joinTeam, leaveTeam, readBackTeam, updateTeam } from '../teams/write-teams.ts'
export {
  fetchTeam,
  fetchTeamById,
  fetchTeamWithMembers,
  suggestTeamSlug,
} from '../teams/read-teams.ts'
