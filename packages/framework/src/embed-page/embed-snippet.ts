import { escapeXml } from '../feeds/escape-xml.ts'
import type { EmbedFacts } from './embed-facts.ts'
import { type EmbedOptions, type EmbedShow, isCustomElement } from './embed-options.ts'

/** The elements keep this room in pixels until the figures are there; a leaderboard is as high as its entries. */
const room: Partial<Record<EmbedShow, string>> = { total: '136px', donate: '136px' }
/** A link opens a window of its own; the frame can do nothing else. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

/** Makes the lines to paste into a page of another site. Every value is escaped. */
export function embedSnippet(facts: EmbedFacts, { show, attributes }: EmbedOptions): string {
  switch (show) {
    case 'frame':
      return tag('iframe', {
        src: `${facts.source}/embed/frame/${pathOf(facts)}`,
        width: '480',
        height: '220',
        title: `${facts.name}: ${facts.summary}`,
        sandbox,
        loading: 'lazy',
        style: 'border:0;max-width:100%',
      })
    default:
      return elementOf(facts, show, attributes)
  }
}

/** The directives of a `Content-Security-Policy` that what is shown needs. */
export function embedPolicy({ origin }: Pick<EmbedFacts, 'origin'>, show: EmbedShow): string {
  if (isCustomElement(show)) return `script-src ${origin}; connect-src ${origin}`
  return `frame-src ${origin}`
}

function elementOf(
  facts: EmbedFacts,
  show: EmbedShow,
  attributes: EmbedOptions['attributes'],
): string {
  const isBoard = show === 'people' || show === 'teams'
  const name = isBoard ? 'leaderboard' : show
  const { wanted } = facts
  const height = room[show]
  const link =
    show === 'donate'
      ? tag('a', { href: facts.donateUrl }, escapeXml(facts.donate))
      : tag('a', { href: facts.url }, escapeXml(facts.name))
  const element = tag(
    `milepost-${name}`,
    {
      source: facts.source,
      kind: isBoard ? show : wanted.kind,
      slug: isBoard || wanted.kind === 'site' ? '' : wanted.slug,
      ...attributes,
      style: height === undefined ? '' : `display:block;min-height:${height}`,
    },
    link,
  )
  const script = tag('script', { type: 'module', src: `${facts.origin}/embed/${name}.js` })
  return `${script}\n${element}`
}

/** Path below `/embed/frame/`. */
function pathOf({ wanted }: EmbedFacts): string {
  return wanted.kind === 'site' ? 'site' : `${wanted.kind}/${encodeURIComponent(wanted.slug)}`
}

function tag(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  return `${openTag(name, attributes)}${content}</${name}>`
}

/** A tag with those of the attributes that have a value; a picture keeps its empty `alt`. */
function openTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes)
    .filter(([key, value]) => value !== '' || key === 'alt')
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>`
}
