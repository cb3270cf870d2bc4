import type { EmbeddedPart } from '../embed/read-embedded.ts'
import type { PageScope } from '../request/page-scope.ts'
import { siteAddress } from '../services/site-address.ts'
import { type CardOfPage, type CardView, toCardView } from '../share/card-of-page.ts'
import { siteCard } from '../share/site-card.ts'
import { loadSupporterCard } from '../supporter-page/supporter-card.ts'
import { loadTeamCard } from '../team-page/team-card.ts'
import type { EmbedPageView } from './embed-page-view.ts'
import { readEmbedFacts, offeredElements } from './read-embed-facts.ts'

/**
 * Loads the page on which somebody gets the lines that show the site, a supporter's page or a team's elsewhere.
 *
 * @returns undefined where there is nothing of this name
 * @throws PlatformError when it was never read and cannot be read
 */
export async function loadEmbedPage(
  scope: PageScope,
  wanted: EmbeddedPart,
  { searchParams }: URL,
): Promise<EmbedPageView | undefined> {
  const facts = await readEmbedFacts(scope, wanted)
  if (facts === undefined) return undefined
  const { services } = scope
  const path = wanted.kind === 'site' ? 'site' : `${wanted.kind}/${encodeURIComponent(wanted.slug)}`
  const href = pathOf(wanted)
  return {
    facts,
    href: href === '' ? '/' : href,
    path: `${href}/embed`,
    query: searchParams.toString(),
    shows: offeredElements(scope, wanted),
    previewPath: `${services.language?.base ?? ''}/embed/preview`,
    live: services.leftOut.includes('live') ? undefined : siteAddress(services, `/live/${path}`),
    card: await cardOf(scope, wanted),
  }
}

function pathOf(wanted: EmbeddedPart): string {
  if (wanted.kind === 'site') return ''
  return `/${wanted.kind === 'team' ? 'teams' : 'fundraising'}/${encodeURIComponent(wanted.slug)}`
}

async function cardOf(scope: PageScope, wanted: EmbeddedPart): Promise<CardView | undefined> {
  if (scope.services.shareCards === undefined) return undefined
  return toCardView(scope.services, await read())

  async function read(): Promise<CardOfPage | undefined> {
    switch (wanted.kind) {
      case 'site':
        return siteCard(scope)
      case 'page':
        return loadSupporterCard(scope, wanted.slug)
      case 'team':
        return loadTeamCard(scope, wanted.slug)
    }
  }
}
