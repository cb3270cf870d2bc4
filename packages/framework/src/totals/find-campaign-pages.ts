import type { Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'

/** So many letters name a campaign: fewer are in every name. */
const shortestName = 3

/** Whether a text that somebody looks for is in the name of what they look among, so that all of it is found. */
export function nameContains(search: string, name: string): boolean {
  return search.length >= shortestName && name.toLowerCase().includes(search)
}

/**
 * Pages of campaigns by a part of their name, and after these all pages of a campaign whose own name has it.
 *
 * @param options.search - trimmed and in lower case; not empty
 * @param options.names - the campaigns' names, in their order
 */
export async function findCampaignPages(
  { campaigns: calls }: Pick<PlatformAdapter, 'campaigns'>,
  options: {
    campaigns: readonly string[]
    names: readonly string[]
    search: string
    limit: number
    currency: string
  },
): Promise<Page[]> {
  const { campaigns, names, search, limit, currency } = options
  const read = async (wanted: readonly string[], text: string | undefined) =>
    (
      await Promise.all(
        wanted.map((campaign) =>
          calls.fetchCampaignPages({ campaign, search: text, limit, currency }),
        ),
      )
    ).flatMap(({ pages }) => pages)
  const named = campaigns.filter((_, index) => nameContains(search, names[index] ?? ''))
  const [own, others] = await Promise.all([read(campaigns, search), read(named, undefined)])
  const slugs = new Set(own.map(({ slug }) => slug))
  return [...own, ...others.filter(({ slug }) => !slugs.has(slug))]
}
