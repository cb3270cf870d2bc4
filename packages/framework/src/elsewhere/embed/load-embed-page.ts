import type { PageScope, RequestScope } from '../../frame/request/scopes.ts'
import { getSiteUrl } from '../../services/load-site.ts'
import { createPublicResponse } from '../answer-other-sites.ts'
import { type EmbeddedPart, getBrandColours, htmlFormat, readEmbeddedTotal } from './frame.ts'
import { escapeXml } from '../feeds/xml.ts'
import { createSiteCard, toCardView } from '../../frame/share/page-card.ts'
import { loadSupporterCard } from '../../pages/supporter/supporter-card.ts'
import { loadTeamCard } from '../../pages/team/team-figures.ts'
import {
  type EmbedData,
  type EmbedKind,
  createEmbedSnippet,
  parseEmbedOptions,
} from './embed-snippet.ts'

export type EmbedPageView = NonNullable<Awaited<ReturnType<typeof loadEmbedPage>>>

/**
 * Loads the screen with the embed code of the site, a supporter page or a team.
 *
 * @returns undefined if the page does not exist
 * @throws PlatformError if the total cannot be read and no last known good value is available
 */
export async function loadEmbedPage(scope: PageScope, wanted: EmbeddedPart, { searchParams }: URL) {
  const facts = await readEmbedData(scope, wanted)
  if (facts === undefined) return undefined
  const { services } = scope
  const folder = wanted.kind === 'team' ? 'teams' : 'fundraising'
  const href = wanted.kind === 'site' ? '' : `/${folder}/${encodeURIComponent(wanted.slug)}`
  const hasCard = services.shareCards !== undefined
  return {
    facts,
    href: href || '/',
    path: `${href}/embed`,
    query: withBrandColours(searchParams, scope).toString(),
    shows: getAvailableKinds(scope, wanted),
    previewPath: `${services.language?.base ?? ''}/embed/preview`,
    /** URL of the live overlay; undefined if overlays are excluded. */
    live: services.excludedRoutes.includes('live')
      ? undefined
      : getSiteUrl(services, `/live/${facts.path}`),
    card: hasCard ? toCardView(services, await loadCard(scope, wanted)) : undefined,
  }
}

/** Creates a response with only the embed. The query parameter `of` is `page` or `team`, with a `slug`, or `site`. */
export function createPreviewResponse(
  request: RequestScope,
  query: URLSearchParams,
): Promise<Response> {
  const wanted = parsePreviewedPart(query)
  request.facts.policy = { scripts: [], images: [], connections: [], frames: [], isFramed: false }
  return createPublicResponse(request, htmlFormat, async (scope) => {
    const facts = wanted && (await readEmbedData(scope, wanted))
    if (facts === undefined) return undefined
    const options = parseEmbedOptions(query, getAvailableKinds(scope, facts.wanted))
    const { messages, services } = scope
    return `<!doctype html>
<html lang="${escapeXml(messages.language)}" dir="${services.language?.dir === 'rtl' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeXml(facts.name)}</title>
<style nonce="${request.nonce}">body{margin:8px;background:#fff;color:#161616;font-family:system-ui,sans-serif}body>*{max-width:100%}</style>
</head>
<body>
${createEmbedSnippet(facts, options)}
</body>
</html>
`
  })
}

/** Returns the query with the site's colours, unless it names colours, even empty ones. */
function withBrandColours(query: URLSearchParams, { site }: PageScope): URLSearchParams {
  const { surface: background, text: color, primary: accent } = getBrandColours(site)
  const brand = Object.entries({ background, color, accent })
  if (brand.some(([name]) => query.has(name))) return query
  return new URLSearchParams([...query, ...brand])
}

function parsePreviewedPart(query: URLSearchParams): EmbeddedPart | undefined {
  const kind = query.get('of') ?? 'site'
  if (kind === 'site') return { kind }
  if (kind !== 'page' && kind !== 'team') return undefined
  const slug = query.get('slug') ?? ''
  // Dots or whitespace only cannot be a slug.
  return /^[.\s]*$/.test(slug) ? undefined : { kind, slug }
}

async function readEmbedData(
  scope: PageScope,
  wanted: EmbeddedPart,
): Promise<EmbedData | undefined> {
  const embedded = await readEmbeddedTotal(scope, wanted)
  if (embedded === undefined) return undefined
  const { services, messages } = scope
  const { name, total } = embedded
  return {
    wanted,
    path: wanted.kind === 'site' ? 'site' : `${wanted.kind}/${encodeURIComponent(wanted.slug)}`,
    name,
    url: total.url,
    donateUrl: total.donateUrl ?? total.url,
    donate: messages.buttons.donate,
    source: getSiteUrl(services, ''),
    origin: services.environment.origin,
    summary: total.text.summary,
  }
}

/** Returns the available types of embeds. Leaderboards are available for the site only. */
function getAvailableKinds({ services, project }: PageScope, { kind }: EmbeddedPart): EmbedKind[] {
  if (kind !== 'site' || project === undefined) return ['total', 'donate', 'frame']
  if (services.excludedRoutes.includes('teams')) return ['total', 'people', 'donate', 'frame']
  return ['total', 'people', 'teams', 'donate', 'frame']
}

function loadCard(scope: PageScope, wanted: EmbeddedPart) {
  if (wanted.kind === 'site') return createSiteCard(scope)
  return wanted.kind === 'page'
    ? loadSupporterCard(scope, wanted.slug)
    : loadTeamCard(scope, wanted.slug)
}
