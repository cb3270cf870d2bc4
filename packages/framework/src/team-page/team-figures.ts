import { formatNumber } from '@milepost/measures/format'
import type { Team } from '@milepost/platform'
import type { Reading } from '@milepost/server'
import { fillCount } from '@milepost/supporter/messages'
import { projectCurrency } from '../project/project-currency.ts'
import type { PageScope } from '../request/page-scope.ts'
import { type Figures, toFigures } from '../view-models/to-figures.ts'
import { giveToTeam } from './give-to-team.ts'

/** A team's figures in words, and the currency of its money. */
export async function teamFigures(
  scope: PageScope,
  { value: team, asOf, isLastGood }: Reading<Team>,
): Promise<{ currency: string; figures: Figures }> {
  const { country, messages, services } = scope
  const currency = team.currencyCode ?? (await projectCurrency(scope))
  const figures = toFigures({
    raisedMinor: team.money.raisedMinor,
    targetMinor: team.money.targetMinor,
    donationCount: 0,
    currency,
    country,
    messages,
    isOpen: giveToTeam(team) !== undefined,
    lastGood: isLastGood ? { asOf, now: services.now() } : undefined,
  })
  // A team's answer counts members, not donations.
  const members = fillCount(messages.teamPage.members, team.memberCount, {
    language: messages.language,
    values: { count: formatNumber(team.memberCount, { country }) },
  })
  return { currency, figures: { ...figures, donations: members } }
}
