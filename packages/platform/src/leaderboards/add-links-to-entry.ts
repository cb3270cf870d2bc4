import { currencySymbol, toMinor } from '@milepost/measures'
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
  'currencySymbol' | 'donationUrl' | 'money' | 'position' | 'url'
> & { isTeam: boolean }

/** Derives the links and the symbol of an entry. Its position is 0 until it is ranked. */
export function addLinksToEntry(context: WithEnvironment, facts: EntryFacts): LeaderboardEntry {
  const { currency, isTeam } = facts
  const code = currency ?? ''
  const slug = toSlug(facts.slug)
  const url = isTeam ? teamLink(context, slug) : pageLink(context, slug)
  // The donate link of most pages is below their address, which is written once then.
  const donationUrl = slug.startsWith('page/')
    ? pageDonateAddress(context, { slug })
    : `${url}/donate`
  // Field by field: spreading an object costs more than all the rest, and boards have thousands of rows.
  return {
    currency,
    currencySymbol: currencySymbol(code),
    donationUrl: isTeam ? undefined : donationUrl,
    id: facts.id,
    image:
      facts.image ??
      (isTeam || !slug ? undefined : pageImageLink(context, slug, 'Size186x186Crop')),
    money: {
      raisedMinor: toMinor(facts.raised, code),
      offlineMinor: toMinor(facts.offline, code),
      targetMinor: toMinor(facts.target, code),
      currency,
    },
    name: facts.name,
    offline: facts.offline,
    owner: facts.owner,
    ownerImage: facts.ownerImage,
    position: 0,
    raised: facts.raised,
    slug,
    status: facts.status,
    subtitle: facts.subtitle,
    target: facts.target,
    totalDonations: facts.totalDonations,
    url,
  }
}
