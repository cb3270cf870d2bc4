import type { RouteArgs } from './route-types.ts'
import { type PageScope, loadPageScope, getRequestScope } from '../../frame/request/scopes.ts'
import { mapPageErrors } from '../../frame/request/page-problem.server.ts'
import { loadTagCard } from '../../pages/content/tag-page.ts'
import {
  createCardResponse,
  type CardReference,
  createMissingCardResponse,
  parseCardPath,
} from '../../elsewhere/share-card/answer-card.ts'
import { type PageCard, createSiteCard } from '../../frame/share/page-card.ts'
import { loadSupporterCard } from '../../pages/supporter/supporter-card.ts'
import { loadTeamCard } from '../../pages/team/team-figures.ts'

/** Serves the share image of a page, with the amount raised. */
export function loader({ params, request, context }: RouteArgs<'*'>) {
  return mapPageErrors(async () => {
    const scope = getRequestScope(context)
    const asked = parseCardPath(params['*'] ?? '')
    const cards = scope.services.shareCards
    if (asked === undefined || cards === undefined) return createMissingCardResponse()
    const page = await loadPageScope(scope)
    return createCardResponse(page, { cards, asked, request, load: () => getCard(page, asked) })
  })
}

function getCard(
  scope: PageScope,
  { kind, names: [first = '', second = ''] }: CardReference,
): Promise<PageCard | undefined> {
  switch (kind) {
    case 'site':
      return createSiteCard(scope)
    case 'page':
      return loadSupporterCard(scope, first)
    case 'team':
      return scope.services.excludedRoutes.includes('teams')
        ? Promise.resolve(undefined)
        : loadTeamCard(scope, first)
    case 'tag':
      return loadTagCard(scope, first, second)
  }
}
