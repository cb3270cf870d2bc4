import { formatNumber } from '@milepost/measures/format'
import type { Team } from '@milepost/platform'
import type { Reading } from '@milepost/server'
import { fillCount } from '@milepost/supporter/messages'
import type { Total } from '../project/total.ts'
import type { PageScope } from '../request/page-scope.ts'
import { teamTotal } from '../request/team-total.ts'
import { type TotalFigures, toTotalFigures } from '../view-models/to-total-figures.ts'
import { giveToTeam } from './give-to-team.ts'

/** A team's total, and its figures in words. */
export async function teamFigures(
  scope: PageScope,
  reading: Reading<Team>,
): Promise<{ total: Total; figures: TotalFigures }> {
  const { country, messages, services } = scope
  const { value: team, asOf, isLastGood } = reading
  const total = await teamTotal(scope, reading)
  const now = services.now()
  const figures = toTotalFigures({
    raisedMinor: total.raisedMinor,
    targetMinor: total.targetMinor,
    donationCount: 0,
    currency: total.currency,
    country,
    messages,
    isOpen: giveToTeam(team) !== undefined,
    total: { of: total, now },
    lastGood: isLastGood ? { asOf, now } : undefined,
  })
  // A team's answer counts members, not donations.
  const members = fillCount(messages.teamPage.members, team.memberCount, {
    language: messages.language,
    values: { count: formatNumber(team.memberCount, { country }) },
  })
  return { total, figures: { ...figures, donations: members } }
}
