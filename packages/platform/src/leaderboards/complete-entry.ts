import { currencySymbol } from '@milepost/measures'
import { pageDonateAddress } from '../links/page-donate-address.ts'
import { pageImageLink } from '../links/page-image-link.ts'
import { pageLink } from '../links/page-link.ts'
import { teamLink } from '../links/team-link.ts'
import type { WithEnvironment } from '../links/with-environment.ts'
import { toSlug } from '../values/to-slug.ts'
import type { LeaderboardEntry } from './leaderboard-entry.ts'

/** What a parser finds in its own shape; the rest of an entry follows from it. */
export type EntryFacts = Omit<
  LeaderboardEntry,
  'currencySymbol' | 'donationUrl' | 'position' | 'url'
> & { isTeam: boolean }

/** Derives the links and the symbol of an entry. Its position is 0 until it is ranked. */
export function completeEntry(
  context: WithEnvironment,
  { isTeam, ...facts }: EntryFacts,
): LeaderboardEntry {
  const slug = toSlug(facts.slug)
  return {
    ...facts,
    currencySymbol: currencySymbol(facts.currency ?? ''),
    donationUrl: isTeam ? null : pageDonateAddress(context, { slug }),
    image:
      facts.image ?? (isTeam || !slug ? null : pageImageLink(context, slug, 'Size186x186Crop')),
    position: 0,
    slug,
    url: isTeam ? teamLink(context, slug) : pageLink(context, slug),
  }
}
