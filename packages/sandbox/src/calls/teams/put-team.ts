import type { TeamCreatedWire } from '@milepost/platform/testing'
import type { InferOutput } from 'valibot'
import { nullish, object, picklist } from 'valibot'
import { findCampaignByGuid } from '../../records/campaign-row.ts'
import { insertTeam } from '../../database/insert-rows.ts'
import { getDemoImageName } from '../../images/stored-image.ts'
import { findPageByShortName, slugify } from '../../records/page-row.ts'
import { createEmptyResponse, createErrorResponse } from '../../http/responses.ts'
import { amountNumber, optionalText, requiredText } from '../../http/fields.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { toMinorUnits } from '../../values/wire-values.ts'
import { describeLockConflicts } from './team-locks.ts'
import { findTeamByShortName } from '../../records/team-row.ts'

const newTeamSchema = object({
  name: requiredText(255),
  teamShortName: requiredText(60),
  campaignGuid: requiredText(100),
  captainPageShortName: requiredText(100),
  story: requiredText(100_000),
  teamTarget: nullish(amountNumber, 0),
  targetCurrency: optionalText(3),
  targetType: nullish(picklist(['Fixed', 'Aggregate'], 'must be Fixed or Aggregate'), 'Fixed'),
  teamType: nullish(
    picklist(['Open', 'Closed', 'ByInvitationOnly'], 'must be Open, Closed or ByInvitationOnly'),
    'Open',
  ),
  coverPhotoId: optionalText(300),
})

/**
 * Creates a team with the captain's page as its first member. If the team violates a rule of the platform, the
 * response has status 200 and an `errorMessage` (wire contract §2.6.4).
 */
export const putTeam = defineOwnerCall<
  TeamCreatedWire,
  undefined,
  InferOutput<typeof newTeamSchema>
>({
  family: 'api',
  method: 'PUT',
  path: '/v2/teams',
  credentials: 'bearer',
  body: newTeamSchema,
  handle({ clock, database, origin, random }, { account, body }) {
    const campaign = findCampaignByGuid(database, body.campaignGuid)
    if (campaign === undefined) return createErrorResponse(400, 'Campaign not found')
    const page = findPageByShortName(database, body.captainPageShortName)
    if (page === undefined) return createEmptyResponse(404)
    if (page.ownerId !== account.id) return createErrorResponse(403, 'This is not your page')
    const shortName = body.teamShortName.replace(/^team\//i, '').toLowerCase()
    if (slugify(shortName) !== shortName.slice(0, 45)) {
      return toRefusalWire('The short name may contain only letters, digits and hyphens')
    }
    const locks = describeLockConflicts(page, {
      campaignId: campaign.id,
      charityId: campaign.charityId,
      eventId: campaign.eventId,
    })
    if (locks !== '') return toRefusalWire(locks)
    return database.transaction(() => {
      if (findTeamByShortName(database, shortName) !== undefined) {
        return toRefusalWire('The short name of the team is taken')
      }
      const guid = random.uuid()
      const teamId = insertTeam(database, {
        id: null,
        guid,
        shortName,
        name: body.name,
        story: body.story,
        captainId: account.id,
        campaignId: campaign.id,
        charityId: campaign.charityId,
        cover: body.coverPhotoId.split('/').at(-1) || getDemoImageName(campaign.heroImage, guid),
        targetMinor: toMinorUnits(body.teamTarget),
        currencyCode: body.targetCurrency.toUpperCase() || campaign.currencyCode,
        createdMs: clock(),
      })
      database.run(
        'UPDATE teams SET membership_policy = ?, target_type = ? WHERE id = ?',
        body.teamType,
        body.targetType,
        teamId,
      )
      database.run('UPDATE pages SET team_id = ? WHERE id = ?', teamId, page.id)
      return {
        teamGuid: guid,
        teamId,
        next: { rel: 'team', uri: `${origin}/www/team/${shortName}`, type: 'text/html' },
        errorMessage: null,
      }
    })
  },
})

function toRefusalWire(message: string): TeamCreatedWire {
  return { teamGuid: null, teamId: null, next: null, errorMessage: message }
}
