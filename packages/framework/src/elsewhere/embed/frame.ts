import { createPublicResponse, createEmbeddableFormat } from '../answer-other-sites.ts'
import type { PageScope, RequestScope } from '../../frame/request/scopes.ts'
import type { SiteConfig } from '@milepost/content'
import { type ColourRole, themeFromDesign, tokenVariable } from '@milepost/ui/theme'
import { escapeXml } from '../feeds/xml.ts'
import { getSiteName } from '../../base/site-name.ts'
import { type TotalJson, toTotalJson } from '../total-json.ts'
import { readTotal } from '../read-total.ts'
import { toProgressView } from '../../totals/total-figures.ts'
import { loadSupporterPage } from '../../frame/request/read-page.ts'
import { readTeam } from '../../frame/request/read-team.ts'

export const htmlFormat = createEmbeddableFormat({ 'content-type': 'text/html; charset=utf-8' })

/**
 * Responds with the frame document, which any site may embed in a frame.
 *
 * @param wanted - undefined if the path is invalid, which causes a 404
 */
export function createFrameResponse(
  request: RequestScope,
  wanted: EmbeddedPart | undefined,
): Promise<Response> {
  const none = { scripts: [], images: [], connections: [], frames: [] }
  request.facts.policy = { ...none, isFramed: true, ancestors: ['*'] }
  return createPublicResponse(request, htmlFormat, async (scope) => {
    const embedded = wanted && (await readEmbeddedTotal(scope, wanted))
    const messages = { siteName: getSiteName(scope.site), donate: scope.messages.buttons.donate }
    const colours = getBrandColours(scope.site)
    return embedded && renderFrame(embedded, { messages, colours, nonce: request.nonce })
  })
}

const colourRoles = [
  'surface',
  'text',
  'textMuted',
  'border',
  'primary',
  'onPrimary',
  'primaryText',
  'meterFill',
  'meterTrack',
] as const satisfies readonly ColourRole[]

type BrandColours = Readonly<Record<(typeof colourRoles)[number], string>>

/** Returns the colours of a site's light theme. */
export function getBrandColours({ design }: Pick<SiteConfig, 'design'>): BrandColours {
  const { variables } = themeFromDesign(design)
  return Object.fromEntries(
    colourRoles.map((role) => [role, variables[`--${tokenVariable(['color', role])}`] ?? '']),
  ) as BrandColours
}

/** Renders the frame document, without scripts. Its links open in a new window. */
export function renderFrame(
  { name, total, asOf, barPercent }: EmbeddedTotal,
  options: {
    messages: { siteName: string; donate: string }
    colours: BrandColours
    nonce: string
  },
): string {
  const { messages, colours, nonce } = options
  const { text, url, donateUrl } = total
  const details = [text.count, asOf].filter((part) => part !== undefined)
  const link = (href: string, className: string, label: string) =>
    `<a class="${className}" href="${escapeXml(href)}" target="_blank" rel="noopener" dir="auto">${escapeXml(label)}</a>`
  return `<!doctype html>
<html lang="${escapeXml(text.language)}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeXml(`${name}: ${text.summary}`)}</title>
<link rel="canonical" href="${escapeXml(url)}">
<style nonce="${nonce}">${renderStyles(colours)}</style>
</head>
<body>
<main>
<h1>${link(url, 'name', name)}</h1>
<p class="sum">${escapeXml(text.summary)}</p>
${barPercent === undefined ? '' : `<div class="bar" aria-hidden="true"><div style="inline-size:${barPercent}%"></div></div>`}
${details.length === 0 ? '' : `<p class="details">${details.map(escapeXml).join(' · ')}</p>`}
<p class="end">${donateUrl === undefined ? '' : link(donateUrl, 'give', messages.donate)}<span>${escapeXml(messages.siteName)}</span></p>
</main>
</body>
</html>
`
}

function renderStyles(colours: BrandColours): string {
  return (
    `body{margin:0;background:${colours.surface};color:${colours.text};font:100%/1.4 system-ui,sans-serif;overflow-wrap:anywhere}` +
    `main{padding:1rem;border:1px solid ${colours.border};box-sizing:border-box;min-height:100vh}` +
    'h1,p{margin:0}h1{font-size:1rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;padding:4px}' +
    `.name{color:${colours.primaryText}}a:focus-visible{outline:3px solid ${colours.text};outline-offset:1px}` +
    '.sum{font-size:1.375rem;font-weight:700;line-height:1.25}' +
    `.bar{height:.75rem;margin:.5rem 0;border:1px solid ${colours.meterFill};border-radius:1rem;background:${colours.meterTrack};overflow:hidden}` +
    `.bar div{height:100%;background:${colours.meterFill}}` +
    `.details,.end{font-size:.875rem}.details,span{color:${colours.textMuted}}` +
    '.end{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-top:.5rem}' +
    `.give{padding:.5rem 1.25rem;border:2px solid ${colours.primary};border-radius:.5rem;background:${colours.primary};color:${colours.onPrimary};font-weight:700;text-decoration:none}` +
    '@media (forced-colors:active){.bar div{forced-color-adjust:none;background:Highlight}.give{border-color:LinkText}}'
  )
}

/** Page that can be embedded: the home page, a supporter page or a team. */
export type EmbeddedPart =
  | { readonly kind: 'site' }
  | { readonly kind: 'page' | 'team'; readonly slug: string }

export interface EmbeddedTotal {
  /** User input. Must be escaped. */
  readonly name: string
  readonly total: TotalJson
  /** Time of stale totals, formatted; undefined if they are current. */
  readonly asOf: string | undefined
  /** Length of the progress bar, 0 to 100; undefined without a target. */
  readonly barPercent: number | undefined
}

/**
 * Reads the name and the total of an embedded page.
 *
 * @returns undefined if the page does not exist
 * @throws PlatformError if the total cannot be read and no last known good value is available
 */
export async function readEmbeddedTotal(
  scope: PageScope,
  wanted: EmbeddedPart,
): Promise<EmbeddedTotal | undefined> {
  const read = await readTotal(scope, wanted)
  const name = await readEmbeddedName(scope, wanted)
  if (read === undefined || name === undefined) return undefined
  const { total, subject } = read
  const { messages, country } = scope
  const { asOf, barPercent, target } = toProgressView({
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

async function readEmbeddedName(
  scope: PageScope,
  wanted: EmbeddedPart,
): Promise<string | undefined> {
  switch (wanted.kind) {
    case 'site':
      return getSiteName(scope.site)
    case 'page':
      return (await loadSupporterPage(scope, wanted.slug))?.page.value.name
    case 'team':
      return (await readTeam(scope, wanted.slug))?.value?.name
  }
}
