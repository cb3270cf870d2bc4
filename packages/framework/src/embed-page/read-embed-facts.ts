import { type EmbeddedPart, readEmbedded } from '../embed/read-embedded.ts'
import type { PageScope } from '../request/page-scope.ts'
import { siteAddress } from '../services/site-address.ts'
import type { EmbedFacts } from './embed-facts.ts'
import type { EmbedShow } from './embed-options.ts'

/**
 * Reads what pages of other sites need to know of the site, a supporter's page or a team's.
 *
 * @returns undefined where there is nothing of this name
 * @throws PlatformError when it was never read and cannot be read
 */
export async function readEmbedFacts(
  scope: PageScope,
  wanted: EmbeddedPart,
): Promise<EmbedFacts | undefined> {
  const embedded = await readEmbedded(scope, wanted)
  if (embedded === undefined) return undefined
  const { services, messages } = scope
  const { name, total } = embedded
  return {
    wanted,
    name,
    url: total.url,
    donateUrl: total.donateUrl ?? total.url,
    donate: messages.buttons.donate,
    source: siteAddress(services, ''),
    origin: services.environment.origin,
    summary: total.text.summary,
  }
}

/** Which elements an embed page offers. Only a site has leaderboards, and one of teams only if it has teams. */
export function offeredElements(
  { services, project }: PageScope,
  wanted: EmbeddedPart,
): EmbedShow[] {
  const boards: EmbedShow[] =
    wanted.kind !== 'site' || project === undefined
      ? []
      : ['people', ...(services.leftOut.includes('teams') ? [] : (['teams'] as const))]
  return ['total', ...boards, 'donate', 'frame']
}
