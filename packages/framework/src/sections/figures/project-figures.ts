import { toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { type PageScope, readIfPossible } from '../../frame/request/page-scope.ts'
import { readMatching } from '../matching/matching.ts'
import { projectTotal } from '../../totals/project-total.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import { type TotalFigures, toTotalFigures } from '../../totals/to-total-figures.ts'

/** The project's figures; undefined when there is no project, or they cannot be read. */
export async function projectFigures(scope: PageScope): Promise<TotalFigures | undefined> {
  const { project, messages, services, country } = scope
  if (!project) return undefined
  const reading = await readIfPossible(scope, project.summary)
  if (!reading) return undefined
  const { raisedMinor, targetMinor, donationCount } = reading.value
  return toTotalFigures({
    raisedMinor,
    targetMinor,
    donationCount,
    currency: await project.currency(),
    country,
    messages,
    isOpen: !project.hasEnded,
    total: {
      of: await projectTotal(project, reading),
      now: services.now(),
      matching: await readMatching(scope),
    },
    lastGood: reading.isLastGood ? { asOf: reading.asOf, now: services.now() } : undefined,
  })
}

/** An amount of a document, in major units, as money. */
export async function formatMajorAmount(major: number, scope: PageScope): Promise<string> {
  const currency = await projectCurrency(scope)
  return formatMoney(toMinor(major, currency), { currency, country: scope.country })
}
