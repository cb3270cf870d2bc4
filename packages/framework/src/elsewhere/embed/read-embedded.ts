import { loadSupporterPage } from '../../frame/request/load-supporter-page.ts'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { readTeam } from '../../frame/request/read-team.ts'
import { siteName } from '../../services/site-name.ts'
import { readTotal } from '../read-total.ts'
import { type TotalJson, toTotalJson } from '../total-json.ts'
import { toTotalFigures } from '../../totals/to-total-figures.ts'

/** What can be shown on pages of other sites without a script: the site, a supporter's page or a team's. */
export type EmbeddedPart =
  | { readonly kind: 'site' }
  | { readonly kind: 'page' | 'team'; readonly slug: string }

/** The figures that other sites show. */
export interface EmbeddedFigures {
  /** Its name, as its owner typed it. Escape it. */
  readonly name: string
  readonly total: TotalJson
  /** When the figures were true, in words; undefined where they are true now. */
  readonly asOf: string | undefined
  /** 0 to 100, for a bar; undefined without a target. */
  readonly barPercent: number | undefined
}

/**
 * Reads the name and the total of what is shown on pages of other sites, from the cache or the platform.
 *
 * @returns undefined where there is nothing of this name
 * @throws PlatformError when it was never read and cannot be read
 */
export async function readEmbedded(
  scope: PageScope,
  wanted: EmbeddedPart,
): Promise<EmbeddedFigures | undefined> {
  const read = await readTotal(scope, wanted)
  const name = await nameOf(scope, wanted)
  if (read === undefined || name === undefined) return undefined
  const { total, subject } = read
  const { messages, country } = scope
  const { asOf, barPercent, target } = toTotalFigures({
    ...total,
    donationCount: total.count ?? 0,
    country,
    messages,
    lastGood: total.isLastGood ? { asOf: total.asOf, now: scope.services.now() } : undefined,
  })
  return {
    name,
    total: toTotalJson(total, subject, scope),
    asOf,
    barPercent: target === undefined ? undefined : barPercent,
  }
}

async function nameOf(scope: PageScope, wanted: EmbeddedPart): Promise<string | undefined> {
  switch (wanted.kind) {
    case 'site':
      return siteName(scope.site)
    case 'page':
      return (await loadSupporterPage(scope, wanted.slug))?.page.value.name
    case 'team':
      return (await readTeam(scope, wanted.slug))?.value?.name
  }
}
