import type { GenericSchema } from 'valibot'
import { nullish, object } from 'valibot'
import type { AccountRow } from '../../records/accounts.ts'
import { createErrorResponse, createMessageResponse } from '../../http/responses.ts'
import { amountNumber, optionalText, requiredText } from '../../http/fields.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { SandboxCall } from '../../http/define-call.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { currencyCodes, toMinorUnits } from '../../values/wire-values.ts'
import type { TeamRow } from '../../records/team-row.ts'
import { findTeamByGuid } from '../../records/team-row.ts'

/** Changes to a team. Fields that are undefined or '' are unchanged. */
interface TeamChange {
  name?: string
  story?: string
  cover?: string
  target?: number | undefined
  currency?: string
}

/** Creates a call of the proxy API for the team's captain (wire contract §2.6.6). */
function createProxyUpdateCall<Body>(
  segment: string,
  body: GenericSchema<unknown, Body>,
  changeOf: (body: Body) => TeamChange,
): SandboxCall {
  return defineOwnerCall<object, undefined, Body>({
    family: 'services',
    method: 'PUT',
    path: `/v1/:provider/proxy/campaigns/v1/teams/:id/${segment}`,
    credentials: 'bearer',
    body,
    handle: (context, input) =>
      applyTeamChange(context, input.account, changeOf(input.body), createMessageResponse) ?? {},
  })
}

/** Updates a team. The only update call for short tokens (wire contract §2.6.6). */
const putLegacyTeam = defineOwnerCall({
  family: 'api',
  method: 'PUT',
  path: '/v1/teamsv2/:id',
  credentials: 'bearer',
  body: object({
    name: optionalText(255),
    story: optionalText(100_000),
    targetAmount: nullish(amountNumber),
    currency: optionalText(3),
    coverPhotoId: optionalText(300),
  }),
  handle: (context, { account, body }) =>
    applyTeamChange(
      context,
      account,
      {
        name: body.name,
        story: body.story,
        cover: body.coverPhotoId,
        target: body.targetAmount ?? undefined,
        currency: body.currency,
      },
      createErrorResponse,
    ) ?? {},
})

export const updateTeamCalls = [
  createProxyUpdateCall('details/name', object({ name: requiredText(255) }), ({ name }) => ({
    name,
  })),
  createProxyUpdateCall(
    'details',
    object({ coverPhotoImageId: optionalText(300), story: optionalText(100_000) }),
    ({ coverPhotoImageId, story }) => ({ cover: coverPhotoImageId, story }),
  ),
  createProxyUpdateCall(
    'fundraising',
    object({ targetAmount: amountNumber, currencyCode: optionalText(3) }),
    ({ targetAmount, currencyCode }) => ({ target: targetAmount, currency: currencyCode }),
  ),
  putLegacyTeam,
]

/** Applies a change. Returns an error response, built with `refuse`, if the change is not allowed. */
function applyTeamChange(
  { database, params }: CallContext,
  account: AccountRow,
  { name, story, cover, target, currency }: TeamChange,
  refuse: (status: number, message: string) => Response,
): Response | undefined {
  const team: TeamRow | undefined = findTeamByGuid(database, params['id'] ?? '')
  if (team === undefined) return refuse(404, 'Team not found')
  if (team.captainId !== account.id) return refuse(403, 'This is not your team')
  const code = currency?.toUpperCase() || team.currencyCode
  if (!currencyCodes.includes(code)) return refuse(400, `${code} is not supported`)
  database.run(
    `UPDATE teams SET name = ?, story = ?, cover = ?, target_minor = ?, currency_code = ? WHERE id = ?`,
    name || team.name,
    story || team.story,
    cover?.split('/').at(-1) || team.cover,
    target === undefined ? team.targetMinor : toMinorUnits(target),
    code,
    team.id,
  )
  return undefined
}
