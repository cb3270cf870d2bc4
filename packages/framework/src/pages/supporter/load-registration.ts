import { type RegistrationSlice, type TagConfig, toTagSlug } from '@milepost/content'
import { getCurrencySymbol } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { getGoalMeasure, loadRegistrationSlice } from '../../services/load-site.ts'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { getProjectCurrency, getProjectSettings } from '../../totals/project.ts'
import { getSiteName } from '../../base/site-name.ts'
import type { Question, RegistrationView } from '@milepost/supporter/registration'

/**
 * Loads the site's registration; undefined if the site has none.
 *
 * @throws ContentError if its document is invalid
 * @throws ContentUnavailableError if its document is not cached and cannot be read
 */
export async function loadRegistration(scope: PageScope): Promise<RegistrationView | undefined> {
  const { site, country } = scope
  const slice = await loadRegistrationSlice(scope)
  if (slice === undefined) return undefined
  const { primary, items } = slice
  const currency = await getProjectCurrency(scope)
  return {
    campaignId: primary.campaignId,
    charityId: primary.charityId,
    eventId: primary.eventId,
    asks: {
      name: primary.showName,
      target: primary.showTarget,
      eventDate: primary.showEventDate,
      fitnessGoal: primary.showFitnessGoal,
      address: primary.showAddress,
      team: primary.includeTeam && primary.campaignId !== '',
      selfDonation: primary.includeSelfDonate,
    },
    questions: items.map((item) => toQuestion(item, site.tags)),
    country,
    currency,
    currencySymbol: getCurrencySymbol(currency, country),
    usualTarget: primary.showTarget ? await getUsualTarget(scope, currency) : undefined,
    goalMeasure: getGoalMeasure(scope),
    defaultPageStory: getProjectSettings(site, scope.services.now())?.defaultPageStory ?? '',
    siteName: getSiteName(site),
  }
}

/** Number of pages on the leaderboard whose targets are compared. */
const comparedPages = 100

/** Returns the median target of the pages on the leaderboard, formatted; undefined if there are few pages. */
async function getUsualTarget(scope: PageScope, currency: string): Promise<string | undefined> {
  const { project, country } = scope
  const reading = project && (await readIfPossible(scope, () => project.people(comparedPages)))
  const targets = (reading?.value ?? [])
    .map(({ money }) => money.targetMinor)
    .filter((target) => target > 0)
    .toSorted((a, b) => a - b)
  const median = targets.length < 5 ? undefined : targets[Math.floor(targets.length / 2)]
  return median === undefined ? undefined : formatMoney(median, { currency, country })
}

/** Converts a question. A question with the name of a tag sets that tag, and its default options are the tag's values. */
function toQuestion(
  { name, label, type, required, options, help }: RegistrationSlice['items'][number],
  tags: readonly TagConfig[],
): Question {
  const tag = tags.find((candidate) => toTagSlug(candidate.name) === toTagSlug(name))
  const question = { name, label, type, required, options, help }
  if (tag === undefined) return question
  return { ...question, tag, options: options.length > 0 ? options : [...tag.values] }
}
