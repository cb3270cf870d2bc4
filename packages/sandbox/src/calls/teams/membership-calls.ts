import type { JoinTeamBodyWire, LeaveTeamBodyWire, SuccessWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import type { AccountRow } from '../../records/accounts.ts'
import { findPageByGuid, findPageByShortName, type PageRow } from '../../records/page-row.ts'
import { createMessageResponse } from '../../http/responses.ts'
import { optionalText, requiredText } from '../../http/fields.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { describeLockConflicts } from './team-locks.ts'
import type { TeamRow } from '../../records/team-row.ts'
import { findTeamByGuid, findTeamByShortName } from '../../records/team-row.ts'

/** Adds the caller's page to a team, and removes it from its previous team (wire contract §2.6.5). */
export const postJoinTeam = defineOwnerCall<SuccessWire, undefined, Required<JoinTeamBodyWire>>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/teams/join',
  credentials: 'bearer',
  body: object({
    pageId: optionalText(100),
    pageSlug: requiredText(100),
    teamId: optionalText(100),
    teamSlug: requiredText(100),
  }),
  handle(context, { account, body }) {
    const { database } = context
    const found = findPageAndTeam(context, account, body)
    if ('refusal' in found) return found.refusal
    const { page, team } = found
    if (body.pageId !== '' && findPageByGuid(database, body.pageId)?.id !== page.id) {
      return createMessageResponse(400, 'pageId and pageSlug refer to different pages')
    }
    if (body.teamId !== '' && findTeamByGuid(database, body.teamId)?.id !== team.id) {
      return createMessageResponse(400, 'teamId and teamSlug refer to different teams')
    }
    if (team.membershipPolicy !== 'Open' && team.captainId !== account.id) {
      return createMessageResponse(400, 'The team does not accept members')
    }
    const locks = describeLockConflicts(page, team)
    if (locks !== '') return createMessageResponse(409, locks)
    database.run('UPDATE pages SET team_id = ? WHERE id = ?', team.id, page.id)
    return { success: true }
  },
})

/** Removes the caller's page from a team (wire contract §2.6.5). */
export const postLeaveTeam = defineOwnerCall<SuccessWire, undefined, LeaveTeamBodyWire>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/teams/leave',
  credentials: 'bearer',
  body: object({ pageSlug: requiredText(100), teamSlug: requiredText(100) }),
  handle(context, { account, body }) {
    const found = findPageAndTeam(context, account, body)
    if ('refusal' in found) return found.refusal
    if (found.page.teamId !== found.team.id) {
      return createMessageResponse(400, 'The page is not in this team')
    }
    context.database.run('UPDATE pages SET team_id = NULL WHERE id = ?', found.page.id)
    return { success: true }
  },
})

function findPageAndTeam(
  { database }: CallContext,
  account: AccountRow,
  { pageSlug, teamSlug }: LeaveTeamBodyWire,
): { page: PageRow; team: TeamRow } | { refusal: Response } {
  const page = findPageByShortName(database, pageSlug)
  if (page === undefined || page.status === 'Cancelled') {
    return { refusal: createMessageResponse(404, 'Page not found') }
  }
  if (page.ownerId !== account.id)
    return { refusal: createMessageResponse(403, 'This is not your page') }
  const team = findTeamByShortName(database, teamSlug)
  return team === undefined
    ? { refusal: createMessageResponse(404, 'Team not found') }
    : { page, team }
}
